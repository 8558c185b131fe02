import type { Problem } from '#contract/problem.ts'

/** The two values of a link in a mail, as received: the address still in Base64. Null where the link lost one on its way. */
export interface MailLink {
  token: string | null
  email: string | null
}
/** A link with all its parts; they go back to the server unread. */
export interface WholeLink {
  token: string
  email: string
}
export interface LinkAttempt {
  link: WholeLink
  /** One for the first try; only a person's press makes it more, and only then is the server asked again. */
  attempt: number
}

export function wholeLink({ token, email }: MailLink): WholeLink | null {
  return token && email ? { token, email } : null
}

/** From which a link that is tried by itself decides where to rest. */
interface Facts extends MailLink {
  allowedAt: number | null
  problem: Problem | null
}
export const linkGuards = {
  isBroken: ({ context }: { context: Facts }) => wholeLink(context) === null,
  isRefused: ({ context: { problem } }: { context: Facts }) => problem !== null && isFinal(problem),
  mustWait: ({ context }: { context: Facts }) => context.allowedAt !== null,
  hasFailed: ({ context }: { context: Facts }) => context.problem !== null,
}

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
    case 'too-often':
    case 'unreachable':
    case 'broken':
    case 'unsupported':
      return false
    default:
      return problem satisfies never
  }
}
