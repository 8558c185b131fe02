/** What somebody else can open too. */
export const wholeAddress = (path: string): string => new URL(path, location.origin).href
