/** One small choice of a person, kept in this browser and heard of by its other tabs. */
export interface ChoiceStore<Choice extends string> {
  read(): Choice | null
  write(choice: Choice): void
  follow(changed: (choice: Choice) => void): () => void
}

export function openChoiceStore<Choice extends string>(
  storage: Storage,
  key: string,
  choices: readonly Choice[],
): ChoiceStore<Choice> {
  // Other clients of this wire keep the same keys as JSON, in quotes.
  const understood = (text: string | null) =>
    choices.find((choice) => choice === text?.replaceAll('"', '')) ?? null
  return {
    read() {
      try {
        return understood(storage.getItem(key))
      } catch {
        return null
      }
    },
    write(choice) {
      try {
        storage.setItem(key, choice)
      } catch {
        // A full or forbidden store: the choice holds for this visit.
      }
    },
    follow(changed) {
      const hear = (event: StorageEvent) => {
        const choice = event.key === key ? understood(event.newValue) : null
        if (choice) changed(choice)
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}
