import { setTimeout } from 'node:timers/promises'
import { RECAP_TARGET } from '#contract/streams.ts'
import type { Clock } from '#server/base/clock.ts'
import type { GameAudience } from '#server/live/hub-messages.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenStreams } from '#server/live/streams/open-streams.ts'
import type { Subscription } from '#server/live/streams/subscription.ts'
import type { SessionEnd, SessionNow } from '#server/store/rows/session.ts'
import { Arrivals, concerns, type RightsChange } from './arrivals.ts'
import { type HubFeed, maySit } from './hub-access.ts'
import { Connection, type ConnectionOwner, type ConnectionObserver } from './connection.ts'
import { frame, type Frame } from '../protocol/frame.ts'
import { invocation, type Closing } from '../protocol/messages.ts'
import { Groups } from './groups.ts'
import type { ConnectionTicket } from './connection-token.ts'
import type { RecentMessages } from './recent-messages.ts'
import type { Transport } from './transports/transport.ts'

export const BEAT_MS = 1000
/** Enough for many tabs on many devices. One more closes the oldest. */
export const MAX_PER_USER = 50
/** A large audience may share one address, so new listeners are refused and existing ones stay. */
export const MAX_PER_ADDRESS = 2000
/** The time for sending the last messages. A long-polling client that is between two polls misses them. */
const STOP_PATIENCE_MS = 500

/** The key of all connections with streams, next to those of the groups. */
export const EVERYBODY = ''
export const audienceOfUser = (userId: string): string => `user ${userId}`

interface ConnectionsNeed {
  clock: Clock
  logger: FastifyBaseLogger
  streams: Pick<OpenStreams, 'join'>
  recent: Pick<RecentMessages, 'recap'>
  beatMs: number
  sessionNow(tokenHash: string): Promise<SessionNow | null>
}
/** All connections of this process, of every hub and transport. One timer serves their beats. */
export class Connections {
  readonly arrivals = new Arrivals()
  readonly #byId = new Map<string, Connection>()
  readonly #groups = new Groups<Connection>()
  readonly #ofUsers = new Groups<Connection>()
  readonly #ofAddresses = new Groups<Connection>()
  readonly #places = new Map<Connection, Subscription>()
  /**
   * Used tickets that have not expired. Each opens one connection, so the next poll of a closed connection
   * cannot open a new one.
   */
  readonly #used = new Map<string, number>()
  readonly #clock: Clock
  readonly #logger: FastifyBaseLogger
  readonly #streams: Pick<OpenStreams, 'join'>
  readonly #recent: Pick<RecentMessages, 'recap'>
  readonly #sessionNow: (tokenHash: string) => Promise<SessionNow | null>
  readonly #timer: NodeJS.Timeout
  /** One observer for all, because there are thousands of connections. */
  readonly #watcher: ConnectionObserver = {
    opened: (opened, hears) => this.#settle(opened, hears),
    closed: (closed) => this.#unsettle(closed),
    gone: (gone) => this.#forget(gone),
    tooSlow: (slow) =>
      this.#logger.warn({ user: slow.seat.userId }, 'A hub connection was cut: its reader is too slow.'),
  }
  #whenEmpty: (() => void) | null = null

  constructor({ clock, logger, streams, recent, beatMs, ...needs }: ConnectionsNeed) {
    this.#sessionNow = (tokenHash) => needs.sessionNow(tokenHash)
    this.#clock = clock
    this.#logger = logger
    this.#streams = streams
    this.#recent = recent
    this.#timer = setInterval(() => this.#beat(), beatMs)
    this.#timer.unref()
  }

  get size(): number {
    return this.#byId.size
  }

  find(id: string): Connection | null {
    return this.#byId.get(id) ?? null
  }

  /** True for the first use of a valid ticket. */
  use({ id, expiresAt }: ConnectionTicket): boolean {
    if (this.#clock.now() >= expiresAt || this.#used.has(id)) return false
    this.#used.set(id, expiresAt)
    return true
  }

  open(seat: ConnectionOwner, transport: Transport): Connection {
    const connection = new Connection(seat, transport, this.#watcher)
    this.#byId.set(seat.id, connection)
    if (seat.userId !== null) this.#boundUser(seat.userId, connection)
    else if (seat.address !== null) this.#boundAddress(seat.address, connection)
    return connection
  }

  deliver(group: string, message: Frame): void {
    for (const connection of this.#groups.members(group)) connection.send(message)
  }

  /** Clients of the base wire have no method for this message, so they do not get it. */
  deliverToStreams(message: Frame): void {
    for (const connection of this.#places.keys()) connection.send(message)
  }

  /** Clients of the base wire have no method for this message, so they do not get it. */
  deliverToUser(userId: string, message: Frame): void {
    for (const connection of this.#ofUsers.members(userId))
      if (this.#places.has(connection)) connection.send(message)
  }

  /** The client may reconnect. It then gets the rights of that moment, or is refused. */
  disconnectUser(userId: string): void {
    this.#change({ kind: 'user', userId }, this.#ofUsers.members(userId), () => ({ allowReconnect: true }))
  }

  reconnectUser(userId: string): void {
    this.#change({ kind: 'team', userId }, this.#ofUsers.members(userId), () => ({ allowReconnect: true }))
  }

  closeGame(game: number, from: GameAudience): void {
    this.#change({ kind: 'game', game, from }, this.#byId.values(), ({ access }) =>
      // Users of this hub may be players, who still see a hidden game. Others are refused when they return.
      from === 'spectators' && access.kind === 'granted' && access.hub === 'user'
        ? { allowReconnect: true }
        : { error: 'missing' },
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    const empty = new Promise<void>((resolve) => {
      this.#whenEmpty = resolve
    })
    for (const connection of this.#byId.values()) connection.close({ allowReconnect: true })
    if (this.#byId.size > 0) await Promise.race([empty, setTimeout(STOP_PATIENCE_MS, null, { ref: false })])
    for (const connection of this.#byId.values()) connection.cut()
  }

  #change(
    change: RightsChange,
    among: Iterable<Connection>,
    closingOf: (seat: ConnectionOwner) => Closing,
  ): void {
    this.arrivals.tell(change)
    for (const connection of among)
      if (concerns(change, connection.seat)) connection.close(closingOf(connection.seat))
  }

  #settle(connection: Connection, hears: HubFeed): void {
    this.#groups.join(hears.group, connection)
    if (hears.kind === 'messages') return
    const place = this.#streams.join(connection, hears.asked)
    this.#places.set(connection, place)
    // In the same turn, so that no message is sent in between.
    const { userId } = connection.seat
    const recap = this.#recent.recap([
      EVERYBODY,
      hears.group,
      ...(userId === null ? [] : [audienceOfUser(userId)]),
    ])
    connection.send(frame(invocation(RECAP_TARGET, recap)))
    place.arrive()
  }

  #unsettle(connection: Connection): void {
    const { access } = connection.seat
    if (access.kind === 'granted') this.#groups.leave(access.hears.group, connection)
    this.#places.get(connection)?.leave()
    this.#places.delete(connection)
  }

  #boundAddress(address: string, newest: Connection): void {
    this.#ofAddresses.join(address, newest)
    if (this.#ofAddresses.count(address) > MAX_PER_ADDRESS) newest.close({ error: 'Too many connections.' })
  }

  #boundUser(userId: string, newest: Connection): void {
    this.#ofUsers.join(userId, newest)
    const living = this.#ofUsers.members(userId).filter((connection) => !connection.isOver)
    if (living.length > MAX_PER_USER) living[0]?.close({ error: 'Too many connections.' })
  }

  #forget(connection: Connection): void {
    const { id, userId, address } = connection.seat
    this.#byId.delete(id)
    if (userId !== null) this.#ofUsers.leave(userId, connection)
    else if (address !== null) this.#ofAddresses.leave(address, connection)
    if (this.#byId.size === 0) this.#whenEmpty?.()
  }

  /**
   * Reads the session and the role again, in case no message about a change reached this process. All
   * connections that are due in one beat share a query. A session that was used in the meantime lasts longer.
   */
  async #lookAgain(connection: Connection, { tokenHash }: SessionEnd): Promise<void> {
    connection.looked(Number.POSITIVE_INFINITY)
    try {
      const now = await this.#sessionNow(tokenHash)
      if (now === null || !maySit(connection.seat.access, now.role))
        connection.close({ allowReconnect: true })
      else connection.looked(now.endsAt)
    } catch {
      // The store cannot be reached. The connection stays open, and the next beat tries again.
      connection.looked(Number.NEGATIVE_INFINITY)
    }
  }

  #beat(): void {
    const now = this.#clock.now()
    for (const connection of this.#byId.values()) {
      connection.beat()
      const { session } = connection.seat
      if (session !== null && connection.isDue(now) && !connection.isOver)
        void this.#lookAgain(connection, session)
    }
    for (const [id, expiresAt] of this.#used) if (now >= expiresAt) this.#used.delete(id)
  }
}
