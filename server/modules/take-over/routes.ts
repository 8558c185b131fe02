import type { FastifyRequest } from 'fastify'
import { beginTakeOver, getTakeOver, tryTakeOver } from '#contract/calls/take-over.ts'
import type { TakeOverSource } from '#contract/models/take-over.ts'
import { readSourceAddress } from '#contract/rules/source-address.ts'
import { sessionTokens } from '#server/http/cookie.ts'
import { refuse } from '#server/http/refusal.ts'
import { serve } from '#server/modules/serve.ts'
import type { Services } from '#server/modules/services.ts'
import { readTakeOverState } from './take-over-state.ts'

export const takeOverRoutes = [
  serve(getTakeOver, ({ actor, request }, services) => {
    if (actor?.role !== 'Admin' && !services.takeOver.isOf(sessionTokens(request.headers)))
      throw refuse(403, 'noAccess')
    return readTakeOverState(services)
  }),
  serve(tryTakeOver, async ({ body, request }, services) =>
    begin(body, request, { isTrial: true }, services),
  ),
  serve(beginTakeOver, async ({ body, request }, services) =>
    begin(body, request, { isTrial: false }, services),
  ),
]

/** An answer never has the address, because it contains a password. */
async function begin(
  { from, folder }: TakeOverSource,
  request: FastifyRequest,
  kind: { isTrial: boolean },
  { store, config, takeOver, logger }: Services,
): Promise<null> {
  const source = readSourceAddress(from)
  if (source === null) throw refuse(400, 'takeOverAddress')
  if (!folder.startsWith('/')) throw refuse(400, 'takeOverFolder')
  if (config.redisUrl !== null) throw refuse(409, 'takeOverShared')
  if (!(await store.fullness.isEmpty())) throw refuse(409, 'takeOverFilled')
  await request.confirmRights()
  const by = request.visitor.sessionEnd?.tokenHash
  if (by === undefined) throw refuse(401, 'signInFirst')
  if (!takeOver.begin({ source, folder, by }, kind)) throw refuse(409, 'takeOverRuns')
  logger.info({ isTrial: kind.isTrial, host: source.host, folder }, 'a take-over was asked for')
  return null
}
