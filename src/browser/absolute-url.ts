/** The full URL of a path, for links that users share. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
