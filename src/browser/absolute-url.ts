/** An address that works outside of this browser too. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
