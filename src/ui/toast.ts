import type { ReactNode } from 'react'

/** `notice` is for news. The other tones are for results of the user's own actions. */
export type ToastTone = 'success' | 'failure' | 'warning' | 'notice'
export interface Toast {
  tone: ToastTone
  /** Replaces the icon of the tone. */
  icon?: ReactNode
  /** `longer`: the text takes time to read. `lane`: as long as a first blood stays in its lane. */
  stays?: 'longer' | 'lane'
  isGold?: boolean
  title?: string
  text?: string
  /** The name that the text is about, shown after it. */
  subject?: string
  /** The points of a solve, at the end of the line. */
  points?: string
}
export interface ShownToast extends Toast {
  /** Unique among the visible toasts. */
  number: number
}

let answer: ShownToast | null = null
let news: readonly ShownToast[] = []
let last = 0
const followers = new Set<() => void>()

/**
 * The lane has room for one toast. The result of an action appears immediately and replaces an older result.
 * News appear next, newest first, because a first blood must not wait. Older news return when newer ones end.
 */
export function showToast(toast: Toast) {
  last += 1
  const shown = { ...toast, number: last }
  if (toast.tone === 'notice') news = [...news, shown]
  else answer = shown
  tell()
}

export const shownToast = (): ShownToast | null => answer ?? news.at(-1) ?? null

export function endToast(toast: ShownToast) {
  if (answer === toast) answer = null
  else news = news.filter((each) => each !== toast)
  tell()
}

export function closeAllToasts() {
  answer = null
  news = []
  tell()
}

export function followToasts(follower: () => void): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

function tell() {
  for (const follower of followers) follower()
}

const QUIET_MS = 10_000
let newsSpokenAt = -Infinity
let spokenLast = 0

/**
 * Whether screen readers announce the toast: only once, and news at most every ten seconds while the user
 * types. A toast that returns has a lower number than the last one.
 */
export function takeSpeech({ tone, number }: ShownToast, isTyping: boolean, now: number): boolean {
  if (number <= spokenLast) return false
  spokenLast = number
  if (tone !== 'notice') return true
  if (isTyping && now - newsSpokenAt < QUIET_MS) return false
  newsSpokenAt = now
  return true
}
