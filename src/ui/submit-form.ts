import { flushSync } from 'react-dom'

/** Hands in what a form holds, and leads to the first field that is found wanting. */
export function submitForm(form: HTMLFormElement, hand: () => void): void {
  flushSync(hand)
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  if (!field) return
  field.focus()
  // The error stands below the field, where the foot of a long form may cover it.
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? []
  document.getElementById(notes.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' })
}
