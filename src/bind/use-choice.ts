import { useSyncExternalStore } from 'react'
import type { ChoiceStore } from '#src/browser/choice-store.ts'

/** A choice that this browser remembers and its other tabs follow. */
export function useChoice<Choice extends string>(
  store: ChoiceStore<Choice>,
  otherwise: Choice,
): [Choice, (choice: Choice) => void] {
  const chosen = useSyncExternalStore(store.subscribe, store.current) ?? otherwise
  return [chosen, store.write]
}
