import type { HubConnector, HubEvent } from './hub-connector.ts'
import { readClosing, readMessage } from './read-message.ts'

const END = '\u001e'
const GREETING = `{"protocol":"json","version":1}${END}`
const PING = `{"type":6}${END}`
/** Half of the time after which the server gives up a silent client. */
const PING_AFTER_MS = 15_000
const KIND = { invocation: 1, close: 7 } as const

/**
 * A connection to our own server by a plain WebSocket, because the library is ten times as large. It is
 * loaded for base servers, and for networks without WebSockets.
 */
export const overWebSocket: HubConnector = (address, say, silenceMs) => {
  let isOver = false
  let hangUp = () => {}
  /** Reports nothing after the connection was closed here, or after its end. */
  const tell: typeof say = (heard) => {
    if (isOver) return
    if (heard.type === 'hub.dropped' || heard.type === 'hub.refused') isOver = true
    say(heard)
  }
  const goRound = () => {
    void import('./hub.ts').then(
      ({ overSignalR }) => {
        if (!isOver) hangUp = overSignalR(address, tell, silenceMs)
      },
      () => tell({ type: 'hub.dropped' }),
    )
  }
  // A WebSocket does not report why it fails to open. The negotiation does, and finds another transport.
  if (/[?&]streams=/.test(address))
    hangUp = dial(address, tell, silenceMs, () => (isOver ? undefined : goRound()))
  else goRound()
  return () => {
    isOver = true
    hangUp()
  }
}

function dial(
  address: string,
  say: (heard: HubEvent) => void,
  silenceMs: number,
  failed: () => void,
): () => void {
  const target = new URL(address, globalThis.document?.baseURI)
  target.protocol = target.protocol.replace('http', 'ws')
  const socket = new WebSocket(target)
  let phase: 'greeting' | 'open' | 'over' = 'greeting'
  // The first ping is due right after the greeting, because the server waits for it before it sends anything
  // that may end the connection.
  let saidAt = -PING_AFTER_MS
  let silence = setTimeout(end, silenceMs)

  function hangUp() {
    phase = 'over'
    clearTimeout(silence)
    socket.close()
  }
  function end(heard: HubEvent = { type: 'hub.dropped' }) {
    const before = phase
    if (before === 'over') return
    hangUp()
    if (before === 'greeting') failed()
    else say(heard)
  }
  function heardIn(text: string): HubEvent {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) return { type: 'hub.dropped' }
    if (phase === 'greeting') return 'error' in message ? { type: 'hub.dropped' } : { type: 'hub.opened' }
    const kind = 'type' in message ? message.type : null
    if (kind === KIND.close) return goodbyeIn(message)
    if (kind !== KIND.invocation || !('target' in message)) return { type: 'hub.alive' }
    const argument: unknown =
      'arguments' in message && Array.isArray(message.arguments) ? message.arguments[0] : null
    return readMessage(message.target, argument)
  }
  function take(text: string) {
    const heard = heardIn(text)
    if (heard.type === 'hub.dropped' || heard.type === 'hub.refused') return end(heard)
    if (heard.type === 'hub.opened') phase = 'open'
    say(heard)
  }

  socket.onopen = () => socket.send(GREETING)
  socket.onerror = () => end()
  socket.onclose = () => end()
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    clearTimeout(silence)
    silence = setTimeout(end, silenceMs)
    try {
      for (const text of String(data).split(END).slice(0, -1)) if (phase !== 'over') take(text)
    } catch {
      return end()
    }
    if (phase !== 'open') return
    // Sends pings when a message arrives and not by a timer, because browsers slow down timers in hidden
    // tabs.
    if (performance.now() - saidAt < PING_AFTER_MS) return
    saidAt = performance.now()
    socket.send(PING)
  }
  return hangUp
}

function goodbyeIn(message: object): HubEvent {
  if ('allowReconnect' in message && message.allowReconnect === true) return { type: 'hub.dropped' }
  const why = 'error' in message && typeof message.error === 'string' ? readClosing(message.error) : 'closed'
  return why ? { type: 'hub.refused', why } : { type: 'hub.dropped' }
}
