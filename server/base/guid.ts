const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isGuid = (text: string): boolean => GUID.test(text)

/** No row has this id. It replaces malformed ids, for which the database would throw an error. */
export const NIL_GUID = '00000000-0000-0000-0000-000000000000'
