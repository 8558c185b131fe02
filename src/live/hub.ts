import {
  HttpError,
  HubConnectionBuilder,
  JsonHubProtocol,
  LogLevel,
  type IHubProtocol,
} from '@microsoft/signalr'
import type { Refusal } from '#machines/live/connection-events.ts'
import type { HubConnector, HubEvent } from './hub-connector.ts'
import { HUB_TARGETS, readClosing, readMessage } from './read-message.ts'

/**
 * A connection by any transport that the server and the network allow. It never reconnects on its own,
 * because the machine decides when.
 */
export const overSignalR: HubConnector = (address, say, silenceMs) => {
  let isOurs = false
  let isOpen = false
  let mayComeBack = false
  /** Reports nothing after the connection was closed here, or after its end. */
  const tell: typeof say = (heard) => {
    if (isOurs) return
    if (heard.type === 'hub.dropped' || heard.type === 'hub.refused') isOurs = true
    say(heard)
  }
  // The first message may arrive with the handshake, before the library reports the start.
  const open = () => {
    if (isOpen) return
    isOpen = true
    tell({ type: 'hub.opened' })
  }
  const hangUp = () => {
    isOurs = true
    void connection.stop()
  }
  const fail = () => {
    tell({ type: 'hub.dropped' })
    hangUp()
  }
  const hear = (heard: HubEvent) => {
    if (heard.type === 'hub.dropped') return fail()
    if (heard.type === 'hub.heard' || heard.type === 'hub.recap') open()
    tell(heard)
  }
  const connection = new HubConnectionBuilder()
    .withUrl(address)
    .withHubProtocol(listeningJson(() => (isOpen ? tell({ type: 'hub.alive' }) : null), fail))
    .configureLogging(LogLevel.None)
    // The library calls this only if the connection broke or the server allows a reconnect. Otherwise the
    // close is final.
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: () => {
        mayComeBack = true
        return null
      },
    })
    .build()
  connection.serverTimeoutInMilliseconds = silenceMs
  for (const target of HUB_TARGETS)
    connection.on(target, (argument: unknown) => hear(readMessage(target, argument)))
  connection.onclose((error) => {
    if (mayComeBack) return tell({ type: 'hub.dropped' })
    const why = error ? readClosing(error.message) : 'closed'
    tell(why ? { type: 'hub.refused', why } : { type: 'hub.dropped' })
  })
  connection.start().then(open, (reason: unknown) => {
    const why = refusalOf(reason)
    tell(why ? { type: 'hub.refused', why } : { type: 'hub.dropped' })
  })
  return hangUp
}

/**
 * The JSON protocol that also reports every received message, even pings. An unreadable message counts as a
 * broken connection.
 */
function listeningJson(came: () => void, broke: () => void): IHubProtocol {
  const json = new JsonHubProtocol()
  return {
    name: json.name,
    version: json.version,
    transferFormat: json.transferFormat,
    writeMessage: (message) => json.writeMessage(message),
    parseMessages(input, logger) {
      try {
        // Only the text format was negotiated.
        const messages = json.parseMessages(typeof input === 'string' ? input : '', logger)
        came()
        return messages
      } catch {
        broke()
        return []
      }
    },
  }
}

/** Only these statuses of the negotiation are refusals. Everything else is a network failure. */
function refusalOf(reason: unknown): Refusal | null {
  const status = reason instanceof HttpError ? reason.statusCode : statusIn(reason)
  switch (status) {
    case 401:
      return 'signed-out'
    case 403:
      return 'forbidden'
    case 404:
      return 'missing'
    default:
      return null
  }
}

/** The library puts the status of a failed negotiation into the text of its error. */
function statusIn(reason: unknown): number | null {
  const found = reason instanceof Error ? /Status code '(\d{3})'/.exec(reason.message) : null
  return found ? Number(found[1]) : null
}
