import { useCallback, type RefCallback } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Moves the focus to a nearby element when the focused one disappears with a state. Otherwise the keyboard
 * would start at the top of the page. `next` finds that element and must be a function of the module.
 */
export function useFocusKeeper<Around extends HTMLElement>(
  next: (around: Around) => HTMLElement | null = itself,
): RefCallback<Around> {
  return useCallback((around: Around) => keepFocus(around, () => next(around)), [next])
}

/** The first button of the current step, otherwise the first input of the area. */
export const firstOfStep = (around: HTMLElement): HTMLElement | null =>
  around.querySelector<HTMLElement>('[data-step] button, button[data-step]') ?? around.querySelector('input')

const itself = (around: HTMLElement) => around

/** Some browsers do not focus clicked buttons, so clicks count too. */
const USES = ['focusin', 'click', 'change', 'drop'] as const

function keepFocus(around: HTMLElement, next: () => HTMLElement | null): () => void {
  let last: Element | null = null
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target : null
  }
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return
    if (isFocusLost()) next()?.focus()
    // The focus is elsewhere. Only a dialog may still return it.
    else if (document.activeElement?.closest('[role=alertdialog]') === null) last = null
  })
  for (const kind of USES) around.addEventListener(kind, note)
  watch.observe(around, { childList: true, subtree: true })
  return () => {
    for (const kind of USES) around.removeEventListener(kind, note)
    watch.disconnect()
  }
}

/** The message about the last action. It needs a tab index. */
export const statusIn = (around: HTMLElement) => around.querySelector<HTMLElement>('[role=status]')
