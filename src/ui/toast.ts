import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'failure' | 'progress' | 'warning' | 'notice'
export interface Toast {
  tone: ToastTone
  /** In place of that of the tone. */
  icon?: ReactNode
  /** For what is to be read at leisure. */
  stays?: 'longer'
  title?: string
  text?: string
  /** What has the same id is replaced in place, never doubled. */
  id?: string
}
export type ToastOrder =
  | { kind: 'show'; toast: Toast }
  | { kind: 'close'; id: string }
  | { kind: 'close-all' }

/** What was ordered before the toaster arrived: it is loaded after the first paint. */
const waiting: ToastOrder[] = []
let takeOrder: ((order: ToastOrder) => void) | null = null

export const showToast = (toast: Toast) => order({ kind: 'show', toast })
export const closeToast = (id: string) => order({ kind: 'close', id })
export const closeAllToasts = () => order({ kind: 'close-all' })

/** For the toaster alone: it takes all orders from now on, and those that waited for it. */
export function serveToasts(serve: (order: ToastOrder) => void) {
  takeOrder = serve
  for (const kept of waiting.splice(0)) serve(kept)
}

function order(wanted: ToastOrder) {
  if (takeOrder) takeOrder(wanted)
  else waiting.push(wanted)
}
