import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { isWithin, type Clock } from '#server/base/clock.ts'

/** A slow reader may keep a download open for hours. The rights are confirmed at this interval. */
const CONFIRM_MS = 10_000

type Rights = Pick<FastifyRequest, 'confirmRights'>

/**
 * For calls that require a role: a long response confirms the rights while it is sent, and stops when they
 * are lost.
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
    if (!isWithin(confirmedAt, clock.now(), CONFIRM_MS)) {
      await request.confirmRights()
      confirmedAt = clock.now()
    }
    yield chunk
  }
}
