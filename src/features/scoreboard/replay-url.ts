/** What an address calls the moment that is on view. */
export const AT = 'at'
