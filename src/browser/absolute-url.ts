/** The full URL of a path, for links that are shared. */
export const absoluteUrl = (path: string): string => new URL(path, location.origin).href
