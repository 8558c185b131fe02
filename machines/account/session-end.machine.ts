import { actMachine } from '../kit/act.ts'

/** `all` includes the session of this browser. */
export type WhichSessions = { kind: 'one'; id: string } | { kind: 'all' }

export const sessionEndMachine = actMachine<object, WhichSessions>({
  id: 'sessionEnd',
  description: 'Ends one session of the user, or all of them.',
  ask: () => ({ kind: 'end-all-sessions' }),
  isHarmless: ({ kind }) => kind === 'one',
  // A missing session has already ended, so the user has what they wanted.
  read: (answer, { kind }) =>
    !answer.ok && answer.problem.kind === 'missing' && kind === 'one' ? { ok: true, value: null } : answer,
  ends: 'always',
  tell: ({ kind }) => ({ kind: kind === 'one' ? 'session-ended' : 'all-sessions-ended' }),
})
