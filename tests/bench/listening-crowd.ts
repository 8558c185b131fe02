import { STREAMS_TARGET, type StreamPart } from '#contract/streams.ts'
import { openLine, type CrowdLine } from './crowd-line.ts'

/**
 * Listeners in a process of their own, each with its own session, so that their CPU time does not count as
 * the server's.
 */
export type CrowdTask =
  | { kind: 'open'; origin: string; path: string; cookies: readonly string[]; atOnce: number }
  /** Cuts all connections, as an outage does. The listeners reconnect as our client does. */
  | { kind: 'cut' }
  | { kind: 'tell' }
export type CrowdAnswer =
  | { kind: 'open' }
  /**
   * The facts of every listener: the time of its last message (milliseconds since 1970), the size of this
   * message, and the number that each stream had reached.
   */
  | { kind: 'told'; lines: readonly LineTold[]; failures: readonly string[] }
export interface LineTold {
  isLive: boolean
  /** The time of the first message on the current connection, which ends an outage. */
  liveAt: number
  heardAt: number
  bytes: number
  last: Readonly<Record<string, number>>
  /** The number of gaps in the received numbers. Every gap is a lost message. */
  holes: number
  tooLate: number
}

/** Full jitter, as in the machine of the connection, so that reconnects spread in the same way. */
const BACK_OFF_MS = { first: 1000, most: 30_000 }
/** The server ends connections that are silent for half a minute, so listeners ping more often. */
const PING_EVERY_MS = 12_000
const PING = '{"type":6}\u001e'

interface Listener {
  cookie: string
  /** Messages are kept unparsed until the end, because parsing delays the receipt of the next message. */
  unread: { text: string; isFirst: boolean }[]
  line: CrowdLine | null
  tries: number
  told: LineTold
}

const now = () => performance.timeOrigin + performance.now()

if (process.send) {
  let task: Extract<CrowdTask, { kind: 'open' }> | null = null
  let listeners: Listener[] = []
  let whenOpen: (() => void) | null = null
  let live = 0
  const failures: string[] = []

  const dial = (listener: Listener) => {
    if (task === null) return
    const { hostname, port } = new URL(task.origin)
    readAll(listener)
    const positions = Object.entries(listener.told.last).map(([stream, last]) => `${stream}:${last}`)
    const path =
      positions.length > 0 ? task.path.replace(/streams=.*/, `streams=${positions.join()}`) : task.path
    let isFirst = true
    listener.line = openLine({
      host: hostname,
      port: Number(port),
      path,
      cookie: listener.cookie,
      heard: (text, bytes) => {
        // The connection also carries pings and messages about lists and settings, which are not measured.
        if (!text.startsWith(`{"type":1,"target":"${STREAMS_TARGET}"`)) return
        const { told } = listener
        told.heardAt = now()
        told.bytes = bytes
        listener.unread.push({ text, isFirst })
        if (!isFirst) return
        isFirst = false
        told.isLive = true
        told.liveAt = told.heardAt
        listener.tries = 0
        live += 1
        if (live === listeners.length) whenOpen?.()
      },
      ended: (why) => {
        failures.push(why)
        comeBack(listener)
      },
    })
  }
  const comeBack = (listener: Listener) => {
    if (listener.told.isLive) live -= 1
    listener.told.isLive = false
    const most = Math.min(BACK_OFF_MS.most, BACK_OFF_MS.first * 2 ** listener.tries)
    listener.tries += 1
    setTimeout(() => dial(listener), Math.random() * most)
  }
  const answer = (said: CrowdAnswer) => process.send?.(said)

  setInterval(
    () => listeners.forEach(({ line, told }) => told.isLive && line?.say(PING)),
    PING_EVERY_MS,
  ).unref()
  process.on('message', (said: CrowdTask) => {
    switch (said.kind) {
      case 'open': {
        task = said
        const untold = { isLive: false, liveAt: 0, heardAt: 0, bytes: 0, last: {}, holes: 0, tooLate: 0 }
        listeners = said.cookies.map((cookie) => ({
          cookie,
          unread: [],
          line: null,
          tries: 0,
          told: { ...untold },
        }))
        whenOpen = () => answer({ kind: 'open' })
        for (const [at, listener] of listeners.entries())
          setTimeout(() => dial(listener), Math.floor(at / said.atOnce) * 10)
        return
      }
      case 'cut':
        for (const listener of listeners) {
          listener.line?.cut()
          comeBack(listener)
        }
        return
      case 'tell':
        listeners.forEach(readAll)
        return void answer({
          kind: 'told',
          lines: listeners.map(({ told }) => told),
          failures: failures.splice(0),
        })
      default:
        said satisfies never
    }
  })
}

function readAll(listener: Listener): void {
  for (const { text, isFirst } of listener.unread.splice(0)) take(listener, text, isFirst)
}

function take(listener: Listener, text: string, isFirst: boolean): void {
  // The server under test has sent the message, so it has this type.
  const { arguments: given } = JSON.parse(text.slice(0, -1)) as { arguments: [StreamPart[]] }
  const last = { ...listener.told.last }
  let { holes, tooLate } = listener.told
  for (const { stream, from, items } of given[0]) {
    const known = last[stream]
    if (known !== undefined && items !== null && from !== known + 1) holes += 1
    if (known !== undefined && items === null) tooLate += 1
    if (!isFirst && known === undefined) holes += 1
    last[stream] = from - 1 + (items?.length ?? 0)
  }
  Object.assign(listener.told, { last, holes, tooLate })
}
