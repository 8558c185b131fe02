import type { Outcome, Problem } from '#contract/problem.ts'
import { notNull } from '../not-null.ts'
import { retryAfterOf, type RetryAfter } from '../kit/retry-after.ts'

/**
 * The two values of a link in a mail, as received: the address still in Base64. Null where the link lost one
 * on its way.
 */
export interface MailLink {
  token: string | null
  email: string | null
}
/** A link with all its parts; they go back to the server unread. */
export interface CompleteLink {
  token: string
  email: string
}
export interface LinkAttempt {
  link: CompleteLink
  /** One for the first try; only a person's press makes it more, and only then is the server asked again. */
  attempt: number
}

export function completeLink({ token, email }: MailLink): CompleteLink | null {
  return token && email ? { token, email } : null
}

export interface LinkInput extends MailLink {
  now: () => number
}
/** Of a process that tries a link by itself. */
export interface LinkContext extends LinkInput, RetryAfter {
  attempt: number
}
interface Tried {
  context: LinkContext
}
export const firstAttempt = (input: LinkInput): LinkContext => ({
  ...input,
  attempt: 1,
  allowedAt: null,
  problem: null,
})
export const nextAttempt = ({ context }: Tried) => ({
  attempt: context.attempt + 1,
  problem: null,
  allowedAt: null,
})
export const attemptOf = ({ context }: Tried): LinkAttempt => ({
  link: notNull(completeLink(context)),
  attempt: context.attempt,
})
export const linkFlaw = ({ context }: Tried, answer: Outcome<null>): RetryAfter =>
  retryAfterOf(answer, context.now)

/** From these it decides where to rest. */
export const linkGuards = {
  isBroken: ({ context }: Tried) => completeLink(context) === null,
  isRefused: ({ context: { problem } }: Tried) => problem !== null && isFinal(problem),
  mustWait: ({ context }: Tried) => context.allowedAt !== null,
  hasFailed: ({ context }: Tried) => context.problem !== null,
  isAccepted: (_: unknown, answer: Outcome<null>) => answer.ok,
}

/** Where a link rests that did not work, and the way on; `trying` is where it is tried. */
export const linkOutcomes = <Trying extends string>(trying: Trying) =>
  ({
    refused: { description: 'The server rejected the link. Another attempt would change nothing.' },
    heldOff: {
      description: 'Too many attempts. Counts down the wait.',
      after: { untilAllowed: { target: 'failed', actions: 'endWait' } },
    },
    failed: {
      description: 'Failed. Shows the reason; the user may try again.',
      on: { retry: { target: trying, actions: 'tryAnew' } },
    },
  }) as const
export type LinkTroubleView =
  | { kind: 'missing' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'failed'; problem: Problem; until: number | null }

/** Whether the server has looked at the link and said no: asking again would change nothing. */
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
