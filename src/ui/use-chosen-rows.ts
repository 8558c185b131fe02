import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** The rows of a list that the user has chosen for an act. */
export function useChosenRows<Row>(rowKey: (row: Row) => string) {
  const [keys, setKeys] = useState(NONE)
  return {
    keys,
    setKeys,
    isChosen: (row: Row) => keys.has(rowKey(row)),
    /** `isOn` false: the row is no longer chosen. */
    turn: (row: Row, isOn: boolean) => {
      const next = new Set(keys)
      if (isOn) next.add(rowKey(row))
      else next.delete(rowKey(row))
      setKeys(next)
    },
    chooseAll: (rows: readonly Row[]) => setKeys(new Set(rows.map(rowKey))),
    clear: () => setKeys(NONE),
  }
}
