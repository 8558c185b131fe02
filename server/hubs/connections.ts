import { setTimeout } from 'node:timers/promises'
import type { Clock } from '#server/clock.ts'
import type { FastifyBaseLogger } from 'fastify'
import { Connection, type Seat } from './connection.ts'
import type { Frame } from './frame.ts'
import { Groups } from './groups.ts'
import type { Ticket } from './token.ts'
import type { Transport } from './transports/transport.ts'

export const BEAT_MS = 1000
/** Many tabs on many devices; whoever opens more loses the oldest. */
export const MOST_OF_ONE_USER = 50
/** For goodbyes on their way. Who polls and is between two polls does not come any more. */
const STOP_PATIENCE_MS = 500

/** All connections of this process, of every hub and transport, and the one timer that keeps them alive. */
export class Connections {
  readonly #byId = new Map<string, Connection>()
  readonly #groups = new Groups<Connection>()
  readonly #ofUsers = new Groups<Connection>()
  /** Tickets used and not yet expired: each opens one connection, so that a cut client's next poll is not taken for a new one. */
  readonly #used = new Map<string, number>()
  readonly #clock: Clock
  readonly #logger: FastifyBaseLogger
  readonly #timer: NodeJS.Timeout
  #whenEmpty: (() => void) | null = null

  constructor(clock: Clock, logger: FastifyBaseLogger, beatMs: number) {
    this.#clock = clock
    this.#logger = logger
    this.#timer = setInterval(() => this.#beat(), beatMs)
    this.#timer.unref()
  }

  get size(): number {
    return this.#byId.size
  }

  find(id: string): Connection | null {
    return this.#byId.get(id) ?? null
  }

  /** True for the first to come with this ticket, while it is valid. */
  use({ id, expiresAt }: Ticket): boolean {
    if (this.#clock.now() >= expiresAt || this.#used.has(id)) return false
    this.#used.set(id, expiresAt)
    return true
  }

  open(seat: Seat, transport: Transport): Connection {
    const connection = new Connection(seat, transport, {
      opened: (opened, group) => this.#groups.join(group, opened),
      closed: (closed, group) => this.#groups.leave(group, closed),
      gone: (gone) => this.#forget(gone),
      tooSlow: (slow) => this.#logger.warn({ user: slow.seat.userId }, 'A hub connection was cut: its reader is too slow.'),
    })
    this.#byId.set(seat.id, connection)
    if (seat.userId !== null) this.#boundUser(seat.userId, connection)
    return connection
  }

  deliver(group: string, message: Frame): void {
    for (const connection of this.#groups.members(group)) connection.send(message)
  }

  /** Lets the client come back: who still may listen does, under the rights he has now; who may not is refused then. */
  evict(userId: string): void {
    for (const connection of this.#ofUsers.members(userId)) connection.close({ allowReconnect: true })
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

  #boundUser(userId: string, newest: Connection): void {
    this.#ofUsers.join(userId, newest)
    const living = this.#ofUsers.members(userId).filter((connection) => !connection.isOver)
    if (living.length > MOST_OF_ONE_USER) living[0]?.close({ error: 'Too many connections.' })
  }

  #forget(connection: Connection): void {
    const { id, userId } = connection.seat
    this.#byId.delete(id)
    if (userId !== null) this.#ofUsers.leave(userId, connection)
    if (this.#byId.size === 0) this.#whenEmpty?.()
  }

  #beat(): void {
    for (const connection of this.#byId.values()) connection.beat()
    const now = this.#clock.now()
    for (const [id, expiresAt] of this.#used) if (now >= expiresAt) this.#used.delete(id)
  }
}
