import { useSyncExternalStore } from 'react'
import type { ChoiceStore } from '#src/browser/choice-store.ts'

/** A choice that this browser stores. Its other tabs follow it. */
export function useChoice<Choice extends string>(
  store: ChoiceStore<Choice>,
  otherwise: Choice,
): [Choice, (choice: Choice) => void] {
  const chosen = useSyncExternalStore(store.subscribe, store.current) ?? otherwise
  return [chosen, store.write]
}
