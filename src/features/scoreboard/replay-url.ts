/** The name of the shown time in an address. */
export const AT = 'at'
