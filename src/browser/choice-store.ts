/** One small choice of the user. This browser stores it, and its other tabs follow it. */
export interface ChoiceStore<Choice extends string> {
  read: () => Choice | null
  /** The stored choice, or the one of this visit if the browser stores nothing. */
  current: () => Choice | null
  write: (choice: Choice) => void
  /** Reports choices of other tabs. */
  follow: (changed: (choice: Choice) => void) => () => void
  /** Reports choices of this tab and of others. */
  subscribe: (changed: () => void) => () => void
}

export function openChoiceStore<Choice extends string>(
  storage: Storage,
  key: string,
  choices: readonly Choice[],
): ChoiceStore<Choice> {
  // Other clients of this wire store the same keys as JSON, in quotes.
  const understood = (text: string | null) =>
    choices.find((choice) => choice === text?.replaceAll('"', '')) ?? null
  let unstored: Choice | null = null
  const subscribers = new Set<() => void>()
  const follow = (changed: (choice: Choice) => void) => {
    const hear = (event: StorageEvent) => {
      const choice = event.key === key ? understood(event.newValue) : null
      if (choice) changed(choice)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }
  const read = () => {
    try {
      return understood(storage.getItem(key))
    } catch {
      return null
    }
  }
  return {
    read,
    current: () => unstored ?? read(),
    write(choice) {
      try {
        storage.setItem(key, choice)
        unstored = null
      } catch {
        // The storage is full or forbidden, so the choice lasts for this visit.
        unstored = choice
      }
      for (const changed of subscribers) changed()
    },
    follow,
    subscribe(changed) {
      subscribers.add(changed)
      const end = follow(changed)
      return () => {
        subscribers.delete(changed)
        end()
      }
    },
  }
}
