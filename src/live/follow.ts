import { getDefaultStore, type Atom } from 'jotai'

/** For processes: tells what an atom holds now, and each value after it. */
export function follow<Value>(atom: Atom<Value>, tell: (value: Value) => void): () => void {
  const store = getDefaultStore()
  const end = store.sub(atom, () => tell(store.get(atom)))
  tell(store.get(atom))
  return end
}
