import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitName } from '#contract/call.ts'
import type { WatchedLimit } from '#contract/models/health-names.ts'
import type { Logger } from 'pino'
import type { Redis } from 'ioredis'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import type { PlatformLog } from '#server/log/platform-log.ts'
import type { Store } from '#server/store/store.ts'
import { openConcurrencyLimiter } from '#server/base/concurrency-limiter.ts'
import type { Callers } from '../callers.ts'
import { pathOf } from '../request-path.ts'
import { sendTooMany } from '../error-responses.ts'
import { isSafe } from '../request-origin.ts'
import { readSession, type Visitor } from '../visitor.ts'

import { fixedWindow } from './fixed-window.ts'
import type { MeasuredLimit, Verdict } from './limit.ts'
import type { LimitWatch } from './limit-watch.ts'
import { memoryCounters } from './memory-counters.ts'
import { openCounters } from './open-counters.ts'
import { globalPartition, partitionOf, wideNetworkOf } from './partition.ts'
import { ANONYMOUS, CONCURRENCY, GLOBAL, NAMED, STAFF_READS } from './policies.ts'

/** One log entry per caller in ten seconds, because an entry costs more than a refusal. */
const TOLD = fixedWindow({ permits: 1, windowMs: 10_000 })

/** The first part of the keys of counters. */
const KEYS: Readonly<Record<WatchedLimit, string>> = {
  Requests: 'global',
  StaffReads: 'staff',
  Anonymous: 'anonymous',
  Register: 'Register',
  Submit: 'Submit',
  Container: 'Container',
  Concurrency: 'Concurrency',
}

export interface Limits {
  /** The hook of a call with a named limit. Sends the response if the limit is reached. */
  named(name: LimitName): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** Both limits of a call with `countsAfterBody`. */
  afterBody(
    name: LimitName,
  ): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /**
   * Counts a read of the API before its hooks run. They do not count it again. False: it is refused or has to
   * wait, and the hooks do that.
   */
  countRead(request: IncomingMessage, visitor: Pick<Visitor, 'actor' | 'ip'>): Promise<boolean>
}
declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The body is read before the limit applies. Set for calls whose arrival time counts, because the client
     * must not complete the body while the request waits.
     */
    countsAfterBody?: boolean
  }
}

interface LimitNeeds {
  config: Pick<Config, 'rateLimit'>
  store: Pick<Store, 'sessions'>
  clock: Clock
  platformLog: Pick<PlatformLog, 'write'>
  logger: Pick<Logger, 'warn'>
  redis: Redis | null
  callers: Pick<Callers, 'refuse'>
  limitWatch: LimitWatch
}

/**
 * Counts requests to the API and the hubs, and changes of files, before the caller's rights are checked.
 * Calls with `countsAfterBody` are counted after that check.
 */
export function applyLimits(app: FastifyInstance, needs: LimitNeeds): Limits {
  if (!needs.config.rateLimit)
    return {
      named: () => async () => undefined,
      afterBody: () => async () => undefined,
      countRead: async () => true,
    }
  const { clock, platformLog, limitWatch } = needs
  const counters = openCounters(needs)
  const told = memoryCounters()
  const door = openConcurrencyLimiter(CONCURRENCY)

  const turnAway = async (request: FastifyRequest, reply: FastifyReply, retryAfterMs: number) => {
    const { actor, ip } = request.visitor
    if ((await told.take(partitionOf(request.visitor), TOLD, clock.now())).kind === 'granted') {
      const message = `Too many requests: ${request.method} ${pathOf(request.url)}`
      platformLog.write({
        level: 'Warning',
        status: 'Denied',
        name: actor?.name ?? 'Anonymous',
        ip,
        message,
        source: 'limits',
      })
    }
    return sendTooMany(reply, retryAfterMs)
  }
  /** Reads that `countRead` has counted. */
  const counted = new WeakMap<IncomingMessage, Verdict>()
  const take = <State>(
    [name, partition]: readonly [WatchedLimit, string],
    limit: MeasuredLimit<State>,
  ): Promise<Verdict> =>
    counters.take(`${KEYS[name]}:${partition}`, limitWatch.watched(name, limit), clock.now())
  const pass = async <State>(
    request: FastifyRequest,
    reply: FastifyReply,
    [name, partition]: readonly [WatchedLimit, string],
    limit: MeasuredLimit<State>,
    onRefused: (retryAfterMs: number) => void = () => {},
  ) => {
    const verdict = counted.get(request.raw) ?? (await take([name, partition], limit))
    counted.delete(request.raw)
    if (verdict.kind === 'refused') {
      limitWatch.refused(name, limit.permits)
      onRefused(verdict.retryAfterMs)
      return turnAway(request, reply, verdict.retryAfterMs)
    }
    if (verdict.waitMs > 0) {
      await pause(clock, verdict.waitMs)
      await readSession(request, reply, needs)
    }
    return undefined
  }
  const takeTurns = async (request: FastifyRequest, reply: FastifyReply) => {
    const leave = await door.enter(partitionOf(request.visitor))
    if (leave === null) {
      limitWatch.refused('Concurrency', CONCURRENCY.queue)
      return turnAway(request, reply, 1000)
    }
    reply.raw.once('close', leave)
    // A client that disconnects while waiting must release its place.
    if (reply.raw.destroyed) leave()
    await readSession(request, reply, needs)
    return undefined
  }

  /**
   * All addresses of one network share the budget of anonymous requests. Otherwise a single site could block
   * the sign-in of all others.
   */
  const passAnonymous = async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor, ip } = request.visitor
    // Not counted: when a public board opens, a whole audience connects to the hubs at the same time.
    if (actor !== null || isSafe(request.method) || /^\/hub\//i.test(request.url)) return undefined
    return pass(request, reply, ['Anonymous', wideNetworkOf(ip)], ANONYMOUS)
  }
  const passGlobal = async (request: FastifyRequest, reply: FastifyReply) => {
    const partition = isCounted(request) ? globalPartition(request.visitor) : null
    if (partition === null) return undefined
    if (isStaffRead(request)) return pass(request, reply, ['StaffReads', partition], STAFF_READS)
    await passAnonymous(request, reply)
    // Fastify awaits the returned reply. Without it the handler would run too.
    if (reply.sent) return reply
    // Staff may still read if their changes are refused.
    const onRefused = (retryAfterMs: number) =>
      void (isStaff(request) || needs.callers.refuse(request, retryAfterMs))
    return pass(request, reply, ['Requests', partition], GLOBAL, onRefused)
  }
  const passByName = async (name: LimitName, request: FastifyRequest, reply: FastifyReply) =>
    name === 'Concurrency'
      ? takeTurns(request, reply)
      : passNamed(name, (limit) => pass(request, reply, [name, partitionOf(request.visitor)], limit))

  app.addHook('onRequest', async (request, reply) =>
    countsLater(request) ? undefined : passGlobal(request, reply),
  )
  return {
    named: (name) => async (request, reply) =>
      countsLater(request) ? undefined : passByName(name, request, reply),
    afterBody: (name) => async (request, reply) => {
      await passGlobal(request, reply)
      return reply.sent ? reply : passByName(name, request, reply)
    },
    countRead: async (request, visitor) => {
      const partition = globalPartition(visitor)
      if (partition === null) return true
      const verdict = await (isStaff({ visitor })
        ? take(['StaffReads', partition], STAFF_READS)
        : take(['Requests', partition], GLOBAL))
      counted.set(request, verdict)
      return verdict.kind === 'granted' && verdict.waitMs === 0
    },
  }
}

/** Stored files are not counted either, because one look at a board loads many avatars. */
const isCounted = ({ method, url }: FastifyRequest) =>
  /^\/(api|hub|openapi\.json)(\/|\?|$)/i.test(url) || (!isSafe(method) && /^\/assets\//i.test(url))

const isStaff = ({ visitor: { actor } }: { visitor: Pick<Visitor, 'actor'> }) =>
  actor?.role === 'Admin' || actor?.role === 'Monitor'
const isStaffRead = (request: FastifyRequest) => isSafe(request.method) && isStaff(request)

/** Counts a request immediately if the role check will refuse it. */
const countsLater = ({ routeOptions, visitor: { actor } }: FastifyRequest) =>
  routeOptions.config.countsAfterBody === true && actor !== null && actor.role !== 'Banned'

const pause = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve))

type Pass = <State>(limit: MeasuredLimit<State>) => Promise<FastifyReply | undefined>
function passNamed(name: Exclude<LimitName, 'Concurrency'>, pass: Pass) {
  switch (name) {
    case 'Register':
      return pass(NAMED.Register)
    case 'Container':
    case 'Submit':
      return pass(NAMED[name])
    default:
      return name satisfies never
  }
}
