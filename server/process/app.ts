import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { keyFor } from '#server/base/secret.ts'
import { ALL_CALLS } from '#contract/calls/all.ts'
import { openCaptcha } from '#server/captcha/open-captcha.ts'
import { proofOfWork } from '#server/captcha/proof-of-work.ts'
import { captchaConfigOf } from '#server/captcha/captcha-kind.ts'
import { type ContainerManager, openContainerManager } from '#server/containers/container-manager.ts'
import type { StartServices } from '#server/containers/start-container.ts'
import type { Deps } from '#server/modules/services.ts'
import { mountHubs } from '#server/live/hubs/mount-hubs.ts'
import { hubSubscriber } from '#server/live/hub-subscriber.ts'
import { openPublisher } from '#server/live/publisher.ts'
import { streamSubscriber } from '#server/live/stream-subscriber.ts'
import { versionSubscriber } from '#server/live/version-subscriber.ts'
import { containerSubscriber } from '#server/containers/container-subscriber.ts'
import { boardSubscriber } from '#server/modules/board/board-subscriber.ts'
import { gameSubscriber } from '#server/modules/game/game-subscriber.ts'
import { listSubscriber } from '#server/modules/platform/list-subscriber.ts'
import { openReleases, releaseSubscriber } from '#server/modules/challenge/release-challenges.ts'
import { openPlannedNotices, plannedNoticeSubscriber } from '#server/modules/notice/publish-planned.ts'
import { toBaseNotice } from '#server/modules/notice/base-notice.ts'
import { verdictLogger } from '#server/modules/submission/log-verdicts.ts'
import { redisBackplane } from '#server/live/hubs/redis-backplane.ts'
import { deliveryLog } from '#server/mail/logged-mail.ts'
import { withRecipientLimit } from '#server/mail/recipient-limit.ts'
import { completeLinkEmail } from '#server/modules/account/link-email.ts'
import { recipientBudget } from '#server/modules/account/recipient-budget.ts'
import { openPasswordAttempts } from '#server/modules/account/password-attempts.ts'
import { openBoards } from '#server/modules/board/open-boards.ts'
import { ALL_ROUTES } from '#server/modules/all-routes.ts'
import { knowsGame } from '#server/modules/game-access/known-game.ts'
import { openRecentCalls } from '#server/modules/health/recent-calls.ts'
import { answerHealth } from '#server/modules/health/routes.ts'
import { openKeptReads } from '#server/modules/kept-reads.ts'
import { openPlatformLog } from '#server/log/platform-log.ts'
import { measure } from '#server/modules/metrics/measure-requests.ts'
import { openLiveOverviews } from '#server/modules/monitor/open-live-overviews.ts'
import { openRoomOverviews } from '#server/modules/room-overview/open-room-overviews.ts'
import { openTeamLinks } from '#server/modules/team-pairs/team-links.ts'
import { serveOpenApi } from '#server/modules/openapi/routes.ts'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import { storedStreams } from '#server/live/streams/stored-streams.ts'
import { normaliseUrl } from '#server/http/request-path.ts'
import { boundBodies } from '#server/http/body-budget.ts'
import { learnCallers, openCallers } from '#server/http/callers.ts'
import { handleClientErrors } from '#server/http/client-errors.ts'
import { connectionBounds, openFilesLimit } from '#server/http/connections/connection-bounds.ts'
import { httpServer } from '#server/http/connections/http-server.ts'
import { openSeldom } from '#server/base/seldom.ts'
import { compressResponses } from '#server/http/compression.ts'
import { serveClientFiles } from '#server/http/client-files.ts'
import { handleErrors, sendRefusal } from '#server/http/error-responses.ts'
import { proxiesOf } from '#server/http/forwarded.ts'
import { applyLimits } from '#server/http/limits/limits.ts'
import { openLimitWatch } from '#server/http/limits/limit-watch.ts'
import { openCounters } from '#server/http/limits/open-counters.ts'
import { openKeptSessions } from '#server/http/kept-sessions.ts'
import { settleChanges } from '#server/http/settle-changes.ts'
import { openMissLimit } from '#server/http/limits/miss-limit.ts'
import { globalPartition } from '#server/http/limits/partition.ts'
import { openProxyWatch } from '#server/http/proxy-watch.ts'
import { isOwnOrigin } from '#server/http/request-origin.ts'
import { paceReaders } from '#server/http/reader-pacing.ts'
import { refuse } from '#server/http/refusal.ts'
import { openEarlyReads } from '#server/http/early-reads.ts'
import { logRequests, requestId } from '#server/http/request-log.ts'
import { MAX_BODY_BYTES, routeCalls } from '#server/http/route-calls.ts'
import { refuseCrossSite } from '#server/http/same-site.ts'
import { secureHeaders } from '#server/http/security-headers.ts'
import { sessionNow } from '#server/http/session.ts'
import { languageOf } from '#server/http/titles.ts'
import { identifyVisitors, ANONYMOUS, openArrivals, rereadSession } from '#server/http/visitor.ts'

export interface Bounds {
  slowestRequestMs: number
  /** Upgrades and polls that may wait. */
  waitingListeners: number
}
const BOUNDS: Bounds = { slowestRequestMs: 300_000, waitingListeners: 20_000 }
const TELL_EVERY_MS = 10_000
/** Names of files are parts of addresses: 255 characters of three bytes each, percent-encoded. */
const MAX_PARAM_LENGTH = 2304

/** Builds the server without listening. Hooks run in the order in which they are added here. */
export async function buildApp(deps: Deps, bounds: Partial<Bounds> = {}): Promise<FastifyInstance> {
  const { slowestRequestMs, waitingListeners } = { ...BOUNDS, ...bounds }
  const { config, store, clock } = deps
  const proxies = proxiesOf(config.trustedProxies)
  const proxyWatch = openProxyWatch()
  const logger: FastifyBaseLogger = deps.logger
  const most = connectionBounds(openFilesLimit())
  const isWorthTelling = openSeldom(TELL_EVERY_MS)
  const onRefused = (address: string) => {
    if (isWorthTelling('connections', clock.now()))
      logger.warn({ ip: address }, 'too many connections: one was closed')
  }
  const earlyReads = openEarlyReads()
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request, proxies),
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: normaliseUrl,
    clientErrorHandler: handleClientErrors,
    serverFactory: (handle) =>
      httpServer(earlyReads.before(handle), {
        proxies,
        most,
        onRefused,
        requestTimeoutMs: slowestRequestMs,
      }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (_, request, reply) => {
      request.visitor = { ...ANONYMOUS, language: languageOf(request.headers['accept-language']) }
      void sendRefusal(request, reply, refuse(400, 'badRequest'))
    },
  })

  const keptSessions = openKeptSessions(deps)
  const callers = openCallers(proxies, clock)
  paceReaders(app, { ...deps, callers, waitingListeners })
  const arrivalOf = openArrivals({ proxies, proxyWatch, publicUrl: config.publicUrl })
  identifyVisitors(app, { ...deps, keptSessions }, arrivalOf)
  learnCallers(app, callers)
  boundBodies(app, callers)
  const log = logRequests(app, deps)
  const recentCalls = openRecentCalls(clock)
  const measureAnswered = await measure(app, deps, recentCalls)
  secureHeaders(app, captchaConfigOf(config).kind, config.clientDir)
  await compressResponses(app)
  handleErrors(app)
  refuseCrossSite(app, config.publicUrl)
  if (deps.redis) settleChanges(app, deps.versions)

  const live = mountHubs(app, {
    // Reads the session again, because the request may have waited.
    sessionOf: async (request) => {
      await rereadSession(request, deps)
      const { actor, sessionEnd } = request.visitor
      return actor && { ...actor, session: sessionEnd }
    },
    sessionNow: (tokenHash) => sessionNow(tokenHash, deps),
    lookup: {
      gameIsKnown: async (id, visitor) => {
        const game = await store.games.byId(id)
        return game !== null && (await knowsGame(game, visitor, store))
      },
      participationOf: async (gameId, userId) =>
        (await store.participations.ofUser(gameId, userId))?.id ?? null,
    },
    addressOf: ({ visitor }) => globalPartition(visitor),
    streams: storedStreams(store),
    originAllowed: ({ headers }) => isOwnOrigin(headers, config.publicUrl),
    clock,
    logger,
    key: keyFor(deps.secret, 'hub connections'),
    ...(deps.redis ? { backplane: redisBackplane(deps.redis, logger) } : {}),
  })
  const platformLog = openPlatformLog({ ...deps, live, streams: live })
  proxyWatch.onFound((peer) => {
    const claim = `Requests from ${peer} say that they were forwarded, and ${peer} is not in TRUSTED_PROXIES`
    const message = `${claim}: visitors behind it count as one`
    platformLog.write({ level: 'Warning', status: null, name: 'System', ip: '', message, source: 'proxy' })
  })
  const mailKey = keyFor(deps.secret, 'links in emails')
  const mail = withRecipientLimit(deps.mail, recipientBudget(openCounters(deps), deps), deps.logger)
  mail.begin({
    complete: (email) => completeLinkEmail(email, { ...deps, mailKey }),
    report: deliveryLog(platformLog),
  })
  const boards = openBoards(deps)
  // `openPublisher` says why the messages of the base wire come first.
  const publish = openPublisher(
    [
      versionSubscriber(deps.versions),
      hubSubscriber(live, toBaseNotice),
      streamSubscriber(live),
      boardSubscriber(boards),
      verdictLogger(platformLog),
      containerSubscriber({ checkNow: () => containerManager.checkNow() }),
      releaseSubscriber({ checkNow: () => releases.checkNow() }),
      plannedNoticeSubscriber({ checkNow: () => plannedNotices.checkNow() }),
      gameSubscriber(live),
      listSubscriber(live),
    ],
    logger,
  )
  const onStartFinished: StartServices['onStartFinished'] = (result, tookMs) =>
    app.meters?.tried(result, tookMs / 1000)
  const containerManager: ContainerManager = openContainerManager({
    ...deps,
    publish,
    platformLog,
    onStartFinished,
  })
  const releases = openReleases({ ...deps, publish })
  const plannedNotices = openPlannedNotices({ ...deps, publish })
  // Responds to requests that wait for a container, because they would delay the shutdown.
  app.addHook('preClose', async () => containerManager.stopWaiting())
  app.addHook('onClose', async () => {
    await Promise.all([containerManager.close(), releases.close(), plannedNotices.close()])
    // In this order, so that the log has the results of the last emails.
    await mail.close()
    await platformLog.settled()
  })
  const services = {
    ...deps,
    configBroadcast: live,
    platformLog,
    mail,
    publish,
    kept: openKeptReads(deps),
    keptSessions,
    boards,
    liveOverviews: openLiveOverviews({ ...deps, boards }),
    roomOverviews: openRoomOverviews({ ...deps, boards }),
    teamLinks: openTeamLinks(deps),
    containerManager,
    flagJudge: openFlagJudge({ ...deps, publish, platformLog }),
    captcha: openCaptcha(deps),
    work: proofOfWork(deps),
    attempts: openPasswordAttempts(deps),
    misses: openMissLimit(deps),
    recentCalls,
    limitWatch: openLimitWatch(clock),
    deviceKey: keyFor(deps.secret, 'device marks'),
    mailKey,
    proxyWatch,
  }
  const limits = applyLimits(app, { ...services, callers })
  const calls = { served: ALL_ROUTES, all: Object.values(ALL_CALLS) }
  routeCalls(app, calls, { limits, earlyReads }, services)
  earlyReads.begin({
    ...services,
    arrivalOf,
    requestId: (request) => requestId(request, proxies),
    callers,
    limits,
    log,
    measure: measureAnswered,
  })
  app.addHook('preClose', async () => earlyReads.end())
  answerHealth(app, deps)
  serveOpenApi(app)
  serveClientFiles(app, deps.clientDir)
  return app
}
