import { useState, type FocusEvent } from 'react'

export interface VisibleFlaws<Flaws> {
  /** The error that the field shows now. Null: none. */
  of: <Field extends keyof Flaws & string>(field: Field) => Flaws[Field] | null
  /** Used for `onBlur` of an input that has the name of its field. */
  leave: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  /** Used for the submit: shows the errors of all fields. */
  showAll: () => void
}

/**
 * A field shows its error when the user leaves it or submits the form, and hides it as soon as it is
 * corrected. So users see no error while they type.
 */
export function useVisibleFlaws<Flaws extends object>(flaws: Flaws): VisibleFlaws<Flaws> {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const flawed = new Set(Object.entries(flaws).flatMap(([field, flaw]) => (flaw === null ? [] : [field])))
  const standing = [...shown].filter((field) => flawed.has(field))
  if (standing.length < shown.size) setShown(new Set(standing))
  return {
    of: (field) => (shown.has(field) ? flaws[field] : null),
    leave({ currentTarget: { name, value }, relatedTarget }) {
      // A new error moves the page, and the user would press the wrong button. An empty field is no error
      // before the form is submitted.
      const isPressing =
        relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement
      if (!isPressing && value !== '') setShown(new Set(shown).add(name))
    },
    showAll: () => setShown(flawed),
  }
}
