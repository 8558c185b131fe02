import { useState, type FocusEvent } from 'react'

export interface VisibleFlaws<Flaws> {
  /** The error that is shown at a field now. */
  of: <Field extends keyof Flaws & string>(field: Field) => Flaws[Field] | null
  /** Goes to `onBlur` of an input whose name is its field's. */
  leave: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Sending asks about every field at once. */
  showAll: () => void
}

/**
 * A flaw shows when its field is left or the form is sent, and goes as soon as it is mended: nobody is told
 * off in the middle of a word.
 */
export function useVisibleFlaws<Flaws extends object>(flaws: Flaws): VisibleFlaws<Flaws> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const flawed = new Set(Object.entries(flaws).flatMap(([field, flaw]) => (flaw === null ? [] : [field])))
  const standing = [...shown].filter((field) => flawed.has(field))
  if (standing.length < shown.size) setShown(new Set(standing))
  return {
    of: (field) => (shown.has(field) ? flaws[field] : null),
    leave({ currentTarget: { name, value }, relatedTarget }) {
      // A sentence that comes up under a finger moves what it is about to press; and an empty field is no
      // mistake before the form is sent.
      const isPressing =
        relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement
      if (!isPressing && value !== '') setShown(new Set(shown).add(name))
    },
    showAll: () => setShown(flawed),
  }
}
