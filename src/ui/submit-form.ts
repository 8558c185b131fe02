import { flushSync } from 'react-dom'

/** Hands in what a form holds, and leads to the first field that is found wanting. */
export function submitForm(form: HTMLFormElement, hand: () => void): void {
  flushSync(hand)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
