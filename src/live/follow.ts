import { getDefaultStore, type Atom } from 'jotai'

/** Reports the current value of an atom and each later one to a process. */
export function follow<Value>(atom: Atom<Value>, tell: (value: Value) => void): () => void {
  const store = getDefaultStore()
  const end = store.sub(atom, () => tell(store.get(atom)))
  tell(store.get(atom))
  return end
}

/** Reads the current value without starting its feed. */
export const valueOf = <Value>(atom: Atom<Value>): Value => getDefaultStore().get(atom)
