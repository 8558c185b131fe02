const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isGuid = (text: string): boolean => GUID.test(text)

/**
 * Nothing is ever called so. It stands for every name of another form, which the database would take for a
 * fault.
 */
export const NIL_GUID = '00000000-0000-0000-0000-000000000000'
