/** Faults that change nothing that anyone could see, by machine, each with the reason. */
export const NO_CHANGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
