import { useCallback, type RefCallback } from 'react'
import { isFocusLost } from './is-focus-lost.ts'

/**
 * Keeps the focus near when the element that had it goes with the state that it was for. Without it the keys
 * begin at the top of the page again. `next` finds the element that gets the focus: a function of the module.
 */
export function useFocusKeeper<Around extends HTMLElement>(
  next: (around: Around) => HTMLElement | null = itself,
): RefCallback<Around> {
  return useCallback((around: Around) => keepFocus(around, () => next(around)), [next])
}

/** The first button of a step on its way, or where the way begins. */
export const firstOfStep = (around: HTMLElement): HTMLElement | null =>
  around.querySelector<HTMLElement>('[data-step] button, button[data-step]') ?? around.querySelector('input')

const itself = (around: HTMLElement) => around

/** Some browsers give the focus to no button that is clicked. */
const USES = ['focusin', 'click', 'change', 'drop'] as const

function keepFocus(around: HTMLElement, next: () => HTMLElement | null): () => void {
  let last: Element | null = null
  const note = ({ target }: Event) => {
    last = target instanceof Element ? target : null
  }
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return
    if (isFocusLost()) next()?.focus()
    // The focus is elsewhere: a dialog may yet give it back, everything else keeps it.
    else if (document.activeElement?.closest('[role=alertdialog]') === null) last = null
  })
  for (const kind of USES) around.addEventListener(kind, note)
  watch.observe(around, { childList: true, subtree: true })
  return () => {
    for (const kind of USES) around.removeEventListener(kind, note)
    watch.disconnect()
  }
}
