import type { Outcome, Problem } from '#contract/problem.ts'
import type { Arrow } from '../kit/arrows.ts'
import { retryAfterOf } from '../kit/retry-after.ts'
import { notNull } from '../not-null.ts'
import { isHeldOff } from './held-off.ts'

/**
 * The two parameters of a link in an email. The address stays in Base64, as received. Null: the link is
 * incomplete.
 */
export interface MailLink {
  token: string | null
  email: string | null
}
/** A complete link. Its values go back to the server as they were received. */
export interface CompleteLink {
  token: string
  email: string
}
export interface LinkAttempt {
  link: CompleteLink
  /**
   * Counts from 1. A retry by the user adds one. The number tells a retry from a second visit of the screen,
   * which sends no request.
   */
  attempt: number
}
export interface LinkInput extends MailLink {
  now: () => number
}
/** `until`: the end of the wait that the server demanded. Null: no wait. */
export type LinkTroubleView =
  | { kind: 'missing' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'failed'; problem: Problem; until: number | null }
export interface LinkContext {
  now: () => number
  /** Null: the link is incomplete. */
  link: CompleteLink | null
  attempt: number
  at: LinkTroubleView | { kind: 'trying' }
}

export function completeLink({ token, email }: MailLink): CompleteLink | null {
  return token && email ? { token, email } : null
}

export function firstAttempt(input: LinkInput): LinkContext {
  const link = completeLink(input)
  return { now: input.now, link, attempt: 1, at: { kind: link ? 'trying' : 'missing' } }
}

export const isIncomplete = ({ link }: LinkContext): boolean => link === null

export const attemptOf = ({ context: { link, attempt } }: { context: LinkContext }): LinkAttempt => ({
  link: notNull(link),
  attempt,
})

export const failedAttempt = (answer: Outcome<null>, { now }: LinkContext): Partial<LinkContext> => {
  const { problem, allowedAt } = retryAfterOf(answer, now)
  return problem ? { at: { kind: 'failed', problem, until: allowedAt } } : {}
}

/** The transitions for the case that the server did not accept the link. */
export const linkRejections: readonly Arrow<Outcome<null>, LinkContext, never>[] = [
  {
    when: (answer) => !answer.ok && isFinal(answer.problem),
    to: 'refused',
    put: (answer) => (answer.ok ? {} : { at: { kind: 'refused', problem: answer.problem } }),
  },
  { when: isHeldOff, to: 'heldOff', put: failedAttempt },
  { to: 'failed', put: failedAttempt },
]
export const waitOver = ({ at }: LinkContext): Partial<LinkContext> =>
  at.kind === 'failed' ? { at: { ...at, until: null } } : {}
export const nextAttempt = ({ attempt }: LinkContext): Partial<LinkContext> => ({
  attempt: attempt + 1,
  at: { kind: 'trying' },
})

/**
 * Whether the server has judged the link. A second request would have the same result, so no retry is
 * offered.
 */
function isFinal(problem: Problem): boolean {
  switch (problem.kind) {
    case 'refused':
    case 'game-over':
    case 'signed-out':
    case 'forbidden':
    case 'missing':
    case 'conflict':
      return true
    case 'work-wanted':
    case 'too-often':
    case 'unreachable':
    case 'broken':
    case 'unsupported':
      return false
    default:
      return problem satisfies never
  }
}
