import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { openCaptcha } from '#server/captcha/open-captcha.ts'
import { captchaConfigOf } from '#server/captcha/captcha-kind.ts'
import { openContainerManager } from '#server/containers/container-manager.ts'
import type { StartServices } from '#server/containers/start-container.ts'
import type { Deps } from '#server/modules/services.ts'
import { mountHubs } from '#server/live/hubs/mount-hubs.ts'
import { redisBackplane } from '#server/live/hubs/redis-backplane.ts'
import { withDeliveryLog } from '#server/mail/logged-mail.ts'
import { openPasswordAttempts } from '#server/modules/account/password-attempts.ts'
import { openBoards } from '#server/modules/board/open-boards.ts'
import { ALL_ROUTES } from '#server/modules/all-routes.ts'
import { answerHealth } from '#server/modules/health/routes.ts'
import { openPlatformLog } from '#server/log/platform-log.ts'
import { measure } from '#server/modules/metrics/measure-requests.ts'
import { serveOpenApi } from '#server/modules/openapi/routes.ts'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import { streamed } from '#server/modules/board/stream-board-facts.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import { normaliseUrl } from '#server/http/request-path.ts'
import { handleClientErrors } from '#server/http/client-errors.ts'
import { compressAnswers } from '#server/http/compression.ts'
import { serveClient } from '#server/http/client-files.ts'
import { handleErrors, sendRefusal } from '#server/http/error-responses.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { applyLimits } from '#server/http/limits/limits.ts'
import { globalPartition } from '#server/http/limits/partition.ts'
import { isOwnOrigin } from '#server/http/request-origin.ts'
import { limitReaders } from '#server/http/reader-pacing.ts'
import { refuse } from '#server/http/refusal.ts'
import { logRequests, requestId } from '#server/http/request-log.ts'
import { LARGEST_BODY, routeCalls } from '#server/http/route-calls.ts'
import { refuseOtherSites } from '#server/http/same-site.ts'
import { secureHeaders } from '#server/http/security-headers.ts'
import { sessionEndOf } from '#server/http/session.ts'
import { languageOf } from '#server/http/titles.ts'
import { identifyVisitors, ANONYMOUS } from '#server/http/visitor.ts'

const SLOWEST_REQUEST_MS = 300_000
/** Names of files are parts of addresses; 255 characters of three bytes each, percent-encoded. */
const LONGEST_PARAM = 2304

/** The whole server but for the listening. Its hooks run in the order in which they are added here. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, store, clock } = deps
  const proxies = proxiesOf(config.trustedProxies)
  const logger: FastifyBaseLogger = deps.logger
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, proxies),
    bodyLimit: LARGEST_BODY,
    rewriteUrl: normaliseUrl,
    clientErrorHandler: handleClientErrors,
    requestTimeout: SLOWEST_REQUEST_MS,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    frameworkErrors: (_, request, reply) => {
      request.visitor = { ...ANONYMOUS, language: languageOf(request.headers['accept-language']) }
      void sendRefusal(request, reply, refuse(400, 'badRequest'))
    },
  })

  limitReaders(app, deps)
  identifyVisitors(app, deps, proxies)
  logRequests(app, deps.logger)
  await measure(app, deps)
  secureHeaders(app, captchaConfigOf(config).kind)
  await compressAnswers(app)
  handleErrors(app)
  refuseOtherSites(app, config.publicUrl)

  const live = mountHubs(app, {
    sessionOf: async ({ visitor: { actor, sessionEnd } }) => actor && { ...actor, session: sessionEnd },
    sessionEndOf: (tokenHash) => sessionEndOf(tokenHash, deps),
    lookup: {
      gameExists: async (id) => (await store.games.byId(id)) !== null,
      gameIsShown: async (id) => (await store.games.byId(id))?.hidden === false,
      participationOf: async (gameId, userId) => (await store.participations.ofUser(gameId, userId))?.id ?? null,
    },
    addressOf: ({ visitor }) => globalPartition(visitor),
    streams: storedStreams(store),
    originAllowed: ({ headers }) => isOwnOrigin(headers, config.publicUrl),
    clock,
    logger,
    key: await keyOf(deps, 'Hub:Key'),
    ...(deps.redis ? { backplane: redisBackplane(deps.redis, logger) } : {}),
  })
  const journal = openPlatformLog({ ...deps, live, streams: live })
  const mail = withDeliveryLog(deps.mail, journal)
  const onTried: StartServices['onTried'] = (result, tookMs) => app.meters?.tried(result, tookMs / 1000)
  const keeper = openContainerManager({ ...deps, live, streams: live, journal, onTried })
  // Those who wait for a container are answered first: nobody would hang up before them.
  app.addHook('preClose', async () => keeper.dismiss())
  app.addHook('onClose', async () => {
    await keeper.close()
    // In this order: what became of the last letters is written down.
    await mail.close()
    await journal.settled()
  })
  const boards = streamed(openBoards(deps), live)
  const around = {
    ...deps,
    live,
    bulletin: live,
    streams: live,
    journal,
    mail,
    boards,
    keeper,
    flagJudge: openFlagJudge({ ...deps, live, streams: live, journal, boards }),
    captcha: openCaptcha(deps),
    attempts: openPasswordAttempts(deps),
    linkKey: await keyOf(deps, 'Account:LinkKey'),
  }
  routeCalls(app, { served: ALL_ROUTES, all: Object.values(ALL_CALLS) }, applyLimits(app, around), around)
  answerHealth(app, deps)
  serveOpenApi(app)
  serveClient(app, deps.clientDir)
  return app
}

/** All processes on one database share it, so that a connection or a link may be asked for here and opened there. */
async function keyOf({ store, ids }: Deps, name: string): Promise<Buffer> {
  return Buffer.from(await store.settings.settle(name, ids.bytes(32).toString('base64')), 'base64')
}
