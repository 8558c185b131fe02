import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { frame, type Frame } from '../protocol/frame.ts'
import { split } from '../protocol/record-separator.ts'
import type { SessionEnd } from '#server/store/rows/session.ts'
import type { HubAccess, HubFeed } from './hub-access.ts'
import {
  close,
  type Closing,
  GREETED,
  PING,
  readGreeting,
  readMessage,
  refusedGreeting,
  unknownMethod,
} from '../protocol/messages.ts'
import type { Transport } from './transports/transport.ts'

/** Durations are counted in beats of one second, because a clock that jumps must not disconnect anyone. */
const PING_AFTER = 15
/** Shorter, so that clients with streams notice a dead connection early. */
const STREAM_PING_AFTER = 4
const SILENCE_ENDS = 30
const GREETING_ENDS = 15
const CLOSING_ENDS = 5
/**
 * A lost right ends a connection after this time at the latest, even if no message about it reached this
 * process.
 */
const LOOK_AFTER = 60
/**
 * A refusal before the client's own start would make the client fail or hang. So it waits for a ping or a
 * poll, at least one whole beat.
 */
const REFUSAL_AFTER = 2
/** Some clients never confirm their start, so the refusal is sent by then. */
const REFUSAL_LATEST = 8

const MAX_MESSAGE_LENGTH = 32 * 1024
const MESSAGES_PER_BEAT = 50
/**
 * Clients ping every few seconds and send one message at a time. Each frame costs about as much as a message,
 * whatever its length.
 */
export const MAX_FRAMES_PER_BEAT = 100
export const MAX_BYTES_PER_BEAT = 64 * 1024
export const MAX_UNSENT_BYTES = MEBIBYTE

export interface ConnectionOwner {
  readonly id: string
  readonly userId: string | null
  readonly session: SessionEnd | null
  /** The address of an anonymous client. Null: a user, who is counted by account. */
  readonly address: string | null
  readonly access: HubAccess
}
export interface ConnectionObserver {
  opened(connection: Connection, hears: HubFeed): void
  closed(connection: Connection): void
  gone(connection: Connection): void
  tooSlow(connection: Connection): void
}

/**
 * `refused`: the client was greeted, and only the closing message follows. `closing`: the closing message was
 * sent.
 */
type Phase = 'greeting' | 'refused' | 'open' | 'closing' | 'gone'

const PING_FRAME = frame(PING)
const GREETED_FRAME = frame(GREETED)

export class Connection {
  readonly seat: ConnectionOwner
  readonly transport: Transport
  readonly #watcher: ConnectionObserver
  /** The end of the session, as far as it is known. */
  #lastsUntil: number
  #beatsSinceLook = 0
  #phase: Phase = 'greeting'
  #rest = ''
  #beatsInPhase = 0
  #beatsUnheard = 0
  #beatsUntold = 0
  #heardInBeat = 0
  #framesInBeat = 0
  #bytesInBeat = 0
  #hasStarted = false

  constructor(seat: ConnectionOwner, transport: Transport, watcher: ConnectionObserver) {
    this.seat = seat
    this.#lastsUntil = seat.session?.endsAt ?? Number.POSITIVE_INFINITY
    this.transport = transport
    this.#watcher = watcher
  }

  get isOver(): boolean {
    return this.#phase === 'closing' || this.#phase === 'gone'
  }

  /** Whether the session and the role must be read again. */
  isDue(now: number): boolean {
    return now >= this.#lastsUntil || this.#beatsSinceLook >= LOOK_AFTER
  }

  looked(lastsUntil: number): void {
    this.#lastsUntil = lastsUntil
    this.#beatsSinceLook = 0
  }

  get #pingAfter(): number {
    const { access } = this.seat
    return access.kind === 'granted' && access.hears.kind === 'streams' ? STREAM_PING_AFTER : PING_AFTER
  }

  /**
   * The client polled or sent a message, so it is alive. Either also confirms the start of a refused client.
   */
  heard(): void {
    this.#beatsUnheard = 0
    if (this.#phase === 'refused') this.#hasStarted = true
  }

  /**
   * Counts a frame of any kind, even a ping or a fragment. False: there were too many in this beat, and the
   * connection is closed.
   */
  takeFrame(): boolean {
    if (++this.#framesInBeat > MAX_FRAMES_PER_BEAT) this.#refuseFlood()
    return !this.isOver
  }

  /** Counts received bytes, also of incomplete messages. */
  takeBytes(count: number): boolean {
    this.#bytesInBeat += count
    if (this.#bytesInBeat > MAX_BYTES_PER_BEAT) this.#refuseFlood()
    return !this.isOver
  }

  receive(chunk: string): void {
    this.heard()
    const parts = split(this.#rest, chunk, MAX_MESSAGE_LENGTH)
    if (parts.kind === 'too-long') return this.close({ error: 'The message is too long.' })
    this.#rest = parts.rest
    for (const message of parts.messages) {
      if (this.isOver) return
      if (++this.#heardInBeat > MESSAGES_PER_BEAT) return this.close({ error: 'Too many messages.' })
      if (this.#phase === 'greeting') this.#greet(message)
      else this.#take(message)
    }
  }

  send(message: Frame): void {
    if (this.#phase === 'open') this.#write(message)
  }

  close(closing: Closing): void {
    if (this.isOver) return
    if (this.#phase !== 'greeting') this.#write(frame(close(closing)))
    this.#hangUp()
  }

  /** Must be called when the transport has ended, on either side. */
  left(): void {
    if (this.#phase === 'gone') return
    this.#enter('gone')
    this.#watcher.gone(this)
  }

  cut(): void {
    this.transport.cut()
    this.left()
  }

  beat(): void {
    this.#heardInBeat = 0
    this.#framesInBeat = 0
    this.#bytesInBeat = 0
    this.#beatsInPhase++
    this.#beatsSinceLook++
    this.#beatsUnheard++
    this.#beatsUntold++
    switch (this.#phase) {
      case 'greeting':
        if (this.#beatsInPhase > GREETING_ENDS) this.cut()
        return
      case 'refused':
        if (this.#hasStarted ? this.#beatsUnheard < REFUSAL_AFTER : this.#beatsInPhase < REFUSAL_LATEST)
          return
        return this.close(this.seat.access.kind === 'refused' ? { error: this.seat.access.reason } : {})
      case 'open':
        if (this.#beatsUnheard > SILENCE_ENDS)
          this.close({ error: 'The client has been silent for too long.' })
        else if (this.#beatsUntold >= this.#pingAfter) this.#write(PING_FRAME)
        return
      case 'closing':
        if (this.#beatsInPhase > CLOSING_ENDS) this.cut()
        return
      case 'gone':
        return
      default:
        this.#phase satisfies never
    }
  }

  #refuseFlood(): void {
    if (this.isOver) return
    this.close({ error: 'Too many frames.' })
    // A flooding client would not wait for the closing message.
    this.cut()
  }

  #greet(message: string): void {
    const greeting = readGreeting(message)
    if (greeting.kind === 'unsupported') {
      this.#write(frame(refusedGreeting(greeting.asked)))
      return this.#hangUp()
    }
    this.#write(GREETED_FRAME)
    if (this.isOver) return
    this.#enter(this.seat.access.kind === 'granted' ? 'open' : 'refused')
  }

  #take(message: string): void {
    const read = readMessage(message)
    switch (read.kind) {
      case 'invocation':
        if (read.id !== null) this.#write(frame(unknownMethod(read.id, read.target)))
        return
      case 'close':
        return this.#hangUp()
      case 'malformed':
        return this.close({ error: 'The message is malformed.' })
      case 'ping':
      case 'idle':
        return
      default:
        read satisfies never
    }
  }

  #write(message: Frame): void {
    this.#beatsUntold = 0
    if (this.transport.unsent() + message.text.length > MAX_UNSENT_BYTES) {
      this.#watcher.tooSlow(this)
      return this.cut()
    }
    this.transport.send(message)
  }

  #hangUp(): void {
    if (this.isOver) return
    this.#enter('closing')
    this.transport.end()
  }

  #enter(phase: Phase): void {
    const { access } = this.seat
    if (access.kind === 'granted' && this.#phase === 'open') this.#watcher.closed(this)
    this.#phase = phase
    this.#beatsInPhase = 0
    if (access.kind === 'granted' && phase === 'open') this.#watcher.opened(this, access.hears)
  }
}
