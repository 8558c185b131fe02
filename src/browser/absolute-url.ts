/** What somebody else can open too. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
