/** Ids in an address, written as `1,2,3`. Null: the text is something else. */
export const readIdList = (text: string): number[] | null => {
  const ids = text.split(',')
  return ids.every((id) => /^\d{1,9}$/.test(id)) ? ids.map(Number) : null
}
