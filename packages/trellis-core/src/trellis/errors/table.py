"""The table of error codes: what each means and what to do, the one source for the CLI and the docs."""

from __future__ import annotations

from typing import NamedTuple


class CodeEntry(NamedTuple):
    """One row of the table: what the code means and the usual remedy."""

    meaning: str
    remedy: str


# Kept sorted by code; a test holds that, and that each code raised in the source stands here.
CODES: dict[str, CodeEntry] = {
    "E_BACKEND.compile_failed": CodeEntry(
        "The door's compiler rejected a kernel that Trellis wrote, or that `ctx.escape` was given.",
        "Correct your own kernel; report one of ours with `trellis explain --source`, and pass other `routes=`.",
    ),
    "E_BACKEND.device_not_opened": CodeEntry(
        "A device that was listed could not be opened.",
        "Run `trellis doctor` to see why; name another device.",
    ),
    "E_BACKEND.door_failed": CodeEntry(
        "A door's own code raised an unexpected error.",
        "See the cause below it; run `trellis doctor --door NAME`.",
    ),
    "E_BACKEND.launch_failed": CodeEntry(
        "The device reported a failure while a kernel ran; its results are not to be used.",
        "See the cause; re-create the Context if the device was lost.",
    ),
    "E_BACKEND.load_failed": CodeEntry(
        "A door is installed but its module could not be loaded.",
        "See the cause; reinstall the named distribution.",
    ),
    "E_BUDGET.over_limit": CodeEntry(
        "The memory that a launch or an array needs exceeds what is left of the budget.",
        "Free arrays, raise `budget=`, choose another `safety=`, or create the Context with `force=True`.",
    ),
    "E_INTERNAL.invariant": CodeEntry(
        "Trellis broke one of its own rules.",
        "This is a bug: report it with the output of `trellis doctor --json`.",
    ),
    "E_INVALID_ARG.array_closed": CodeEntry(
        "The array belongs to a Context that was closed.",
        "Copy what you need with `numpy()` before the Context is closed.",
    ),
    "E_INVALID_ARG.axis": CodeEntry(
        "An axis is out of range or repeated.", "Pass axes between -ndim and ndim - 1."
    ),
    "E_INVALID_ARG.device_ambiguous": CodeEntry(
        "The device name matches several devices.", "Use a longer name or an index such as 'door:1'."
    ),
    "E_INVALID_ARG.device_mismatch": CodeEntry(
        "Operands live on different devices.", "Move one of them with `.to(device)`."
    ),
    "E_INVALID_ARG.device_unknown": CodeEntry(
        "No device matches what was asked for.", "Pick one from `trellis devices`, or install its door."
    ),
    "E_INVALID_ARG.door_unknown": CodeEntry(
        "No installed door has that name.",
        "Install its distribution; `trellis doctor` lists the doors that are there.",
    ),
    "E_INVALID_ARG.dtype": CodeEntry(
        "The dtype is not one that the operation takes.", "Cast the operand first."
    ),
    "E_INVALID_ARG.empty_reduction": CodeEntry(
        "A reduction without identity (max, min, argmax, argmin) was asked over no elements.",
        "Check for an empty array before reducing it.",
    ),
    "E_INVALID_ARG.index_out_of_range": CodeEntry(
        "An index lies outside the axis that it indexes.", "Keep indices between -n and n - 1."
    ),
    "E_INVALID_ARG.layout": CodeEntry(
        "An array lies in memory in a way that the operation does not take.", "Copy it with `.copy()`."
    ),
    "E_INVALID_ARG.option": CodeEntry(
        "An option has a value that is not allowed.", "Use one of the listed values."
    ),
    "E_INVALID_ARG.out_mismatch": CodeEntry(
        "`out=` has another shape, dtype or device than the result.",
        "Pass an array like the result, or none.",
    ),
    "E_INVALID_ARG.out_overlap": CodeEntry(
        "`out=` overlaps an input without being exactly that input, or is written more than once.",
        "Pass another array, or the input itself to a map.",
    ),
    "E_INVALID_ARG.read_only": CodeEntry(
        "The array is read-only.", "Copy it with `.copy()` and write to the copy."
    ),
    "E_INVALID_ARG.shape": CodeEntry(
        "The operands' shapes do not fit together.", "Reshape or slice them so they do."
    ),
    "E_INVALID_ARG.signature": CodeEntry(
        "A kernel's function does not take what it would be called with.",
        "Give it the parameters that are listed, or pass other operands.",
    ),
    "E_INVALID_ARG.type": CodeEntry(
        "An argument has the wrong Python type.", "Pass one of the types listed."
    ),
    "E_INVALID_ARG.unknown_name": CodeEntry(
        "No operation, function, option or setting has that name.", "See the suggestion, or the reference."
    ),
    "E_INVALID_ARG.untraceable": CodeEntry(
        "The function does something that cannot be traced into a kernel.",
        "Use operators, NumPy ufuncs, np.where and np.clip; for a branch on a value use np.where.",
    ),
    "E_LAUNCH.refused": CodeEntry(
        "The validated limits of the device do not allow this launch.",
        "Choose the nearest legal value that is listed.",
    ),
    "E_NOT_READY.closed": CodeEntry("The Context was closed.", "Create a new Context."),
    "E_NOT_READY.forked": CodeEntry(
        "A Context was used in a child process after a fork, where its device can't be driven.",
        "Create the Context in the child.",
    ),
    "E_NOT_READY.no_device": CodeEntry(
        "No usable hardware device was found.",
        "Install a door; `trellis doctor` says which fits this machine.",
    ),
    "E_OOM.device": CodeEntry(
        "The device's allocator had no memory left, although the budget allowed the request.",
        "Free arrays or process in parts; other programs may hold the memory.",
    ),
    "E_UNSUPPORTED.door_api": CodeEntry(
        "The door and the core speak no common version of the door API.",
        "Upgrade the distribution that is named.",
    ),
    "E_UNSUPPORTED.door_blocked": CodeEntry(
        "TRELLIS_DOORS leaves this door out.", "Change or unset TRELLIS_DOORS."
    ),
    "E_UNSUPPORTED.door_conflict": CodeEntry(
        "Two distributions claim the same door name.", "Uninstall one of the two."
    ),
    "E_UNSUPPORTED.door_hook": CodeEntry(
        "A door implements a hook that does not exist, or with other arguments.",
        "Fix the hook named in the message.",
    ),
    "E_UNSUPPORTED.door_invalid": CodeEntry(
        "An entry point does not name a usable door.", "Reinstall or fix the distribution that is named."
    ),
    "E_UNSUPPORTED.function": CodeEntry(
        "A formula uses a mathematical function on a dtype for which neither the door nor Trellis has it.",
        "Cast to float32 first, or use a device whose door has the function.",
    ),
    "E_UNSUPPORTED.no_route": CodeEntry(
        "No allowed route can carry this operation on this device.",
        "Read the reason each route gave; allow more routes, another dtype or another device.",
    ),
}
