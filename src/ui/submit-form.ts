import { flushSync } from 'react-dom'

/** Submits a form, and moves the focus to the first field with an error. */
export function submitForm(form: HTMLFormElement, hand: () => void): void {
  flushSync(hand)
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  if (!field) return
  field.focus()
  // Scrolls to the error below the field, because the footer of a long form may cover it.
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? []
  document.getElementById(notes.at(-1) ?? '')?.scrollIntoView({ block: 'nearest' })
}
