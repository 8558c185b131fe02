import { waitFor, type ActorRefFrom } from 'xstate'
import type { Outcome } from '#contract/problem.ts'
import { toSessionView, type sessionMachine } from '#machines/app/session.machine.ts'

/** Lets the session ask who this is now, and says whether that is somebody. */
export async function enterSession(session: ActorRefFrom<typeof sessionMachine>): Promise<Outcome<null>> {
  session.send({ type: 'check' })
  const view = toSessionView(
    await waitFor(session, (snapshot) => !snapshot.matches('booting') && !snapshot.matches('checking')),
  )
  switch (view.kind) {
    case 'signed-in':
      return { ok: true, value: null }
    case 'unreachable':
      return { ok: false, problem: view.problem }
    case 'banned':
      return { ok: false, problem: { kind: 'forbidden', title: null } }
    case 'anonymous':
    case 'booting':
      return { ok: false, problem: { kind: 'signed-out', title: null } }
  }
}
