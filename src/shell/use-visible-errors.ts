import { useState, type FocusEvent } from 'react'

export interface VisibleFlaws<Flaws> {
  /** The error that the field shows now. */
  of: <Field extends keyof Flaws & string>(field: Field) => Flaws[Field] | null
  /** For `onBlur` of an input that has the name of its field. */
  leave: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Called on submit: shows the errors of all fields. */
  showAll: () => void
}

/**
 * A field shows its error when it is left or the form is submitted, and hides it as soon as it is corrected:
 * users must not see an error while they type.
 */
export function useVisibleFlaws<Flaws extends object>(flaws: Flaws): VisibleFlaws<Flaws> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const flawed = new Set(Object.entries(flaws).flatMap(([field, flaw]) => (flaw === null ? [] : [field])))
  const standing = [...shown].filter((field) => flawed.has(field))
  if (standing.length < shown.size) setShown(new Set(standing))
  return {
    of: (field) => (shown.has(field) ? flaws[field] : null),
    leave({ currentTarget: { name, value }, relatedTarget }) {
      // A new error moves the page, and the user might press the wrong thing. And an empty field is no error
      // before the form is submitted.
      const isPressing =
        relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement
      if (!isPressing && value !== '') setShown(new Set(shown).add(name))
    },
    showAll: () => setShown(flawed),
  }
}
