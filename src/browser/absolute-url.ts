/** The full address of a path, for links that other people open. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
