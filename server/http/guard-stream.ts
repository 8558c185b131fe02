import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '#server/base/clock.ts'

/**
 * A slow reader may keep a download open for hours. This is how long it goes on after its reader lost the
 * right to it.
 */
const CONFIRM_MS = 10_000

type Rights = Pick<FastifyRequest, 'confirmRights'>

/**
 * The hook of a call that needs a role: a long answer confirms the rights while it is sent, and breaks off
 * once they are gone.
 */
export function guardStream({ clock }: { clock: Pick<Clock, 'now'> }) {
  return async (request: Rights, _: unknown, payload: unknown): Promise<unknown> =>
    payload instanceof Readable
      ? Readable.from(guarded(payload, request, clock), { objectMode: false })
      : payload
}

async function* guarded(
  payload: Readable,
  request: Rights,
  clock: Pick<Clock, 'now'>,
): AsyncGenerator<unknown> {
  let confirmedAt = clock.now()
  for await (const chunk of payload) {
    if (clock.now() - confirmedAt >= CONFIRM_MS) {
      await request.confirmRights()
      confirmedAt = clock.now()
    }
    yield chunk
  }
}
