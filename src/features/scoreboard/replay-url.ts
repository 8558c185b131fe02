/** The name of the visible moment in an address. */
export const AT = 'at'
