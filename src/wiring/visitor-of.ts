import type { ActorRefFrom } from 'xstate'
import { toSessionView, type sessionMachine } from '#machines/app/session.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'

/** The user of live connections, or a visitor if nobody is signed in. */
export function listenerOf(session: ActorRefFrom<typeof sessionMachine>): LiveSource['standing'] {
  return {
    read() {
      const view = toSessionView(session.getSnapshot())
      switch (view.kind) {
        case 'booting':
        case 'unreachable':
          return { kind: 'booting' }
        case 'signed-in':
          return { kind: 'account', id: view.account.id }
        case 'anonymous':
        case 'banned':
          return { kind: 'nobody' }
        default:
          return view satisfies never
      }
    },
    follow(changed) {
      const followed = session.subscribe(changed)
      return () => followed.unsubscribe()
    },
  }
}
