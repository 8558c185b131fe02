import { assertEvent, setup, type SnapshotFrom } from 'xstate'
import type { Outcome, Problem } from '#contract/problem.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { announced, type Emission } from '../app/announcement.ts'
import { effect } from '../effect.ts'
import { hasNoFlaws } from '../has-no-errors.ts'
import { answers, arrows, choices, type Arrow } from '../kit/arrows.ts'
import { retryAfterOf } from '../kit/retry-after.ts'
import { leftIn } from './held-off.ts'

export interface Credentials {
  /** A user name or an e-mail address. */
  userName: string
  password: string
}
/** The flaws of each field. Credentials with a flaw are not sent. */
export type SignInFlaws = {
  userName: 'missing' | null
  password: 'missing' | 'short' | null
}
interface Input {
  now: () => number
}
export type SignInView =
  /**
   * `past` is the problem of the attempt before. It keeps its place until the next attempt has ended, so that
   * nothing moves under the cursor.
   */
  | { kind: 'open'; problem: Problem | null; past: Problem | null }
  | { kind: 'held-off'; until: number }
  | { kind: 'busy'; past: Problem | null }
  /** The password was right, but the session is still anonymous: the browser did not store the cookie. */
  | { kind: 'forgotten' }
  | { kind: 'signed-in' }
interface Context extends Input {
  at: SignInView
}
type Event = ({ type: 'submit' } & Credentials) | { type: 'edit' }

export const signInEffects = {
  signIn: effect<Credentials, Outcome<null>>('signIn'),
  /** Resolves after the session has loaded its user. */
  enterSession: effect<void, Outcome<null>>('enterSession'),
}
const machine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emission,
  },
  delays: { untilAllowed: ({ context }) => leftIn(context) },
  actors: signInEffects,
})
const OPEN = { kind: 'open', problem: null, past: null } as const
const pastOf = ({ at }: Context): Problem | null => {
  if (at.kind === 'open') return at.problem ?? at.past
  return at.kind === 'busy' ? at.past : null
}
const rejected: readonly Arrow<Outcome<null>, Context, never>[] = [
  {
    when: (answer, { now }) => retryAfterOf(answer, now).allowedAt !== null,
    to: 'heldOff',
    put: (answer, { now }) => ({
      at: { kind: 'held-off', until: retryAfterOf(answer, now).allowedAt ?? now() },
    }),
  },
  { to: 'open', put: (answer) => (answer.ok ? {} : { at: { ...OPEN, problem: answer.problem } }) },
]
const attempting = machine.createStateConfig({
  on: {
    submit: arrows({
      when: (credentials) => hasNoFlaws(signInFlaws(credentials)),
      to: 'signingIn',
      put: (_, context) => ({ at: { kind: 'busy', past: pastOf(context) } }),
    }),
    edit: choices({ to: 'open', put: (context) => ({ at: { ...OPEN, past: pastOf(context) } }) }),
  },
})
