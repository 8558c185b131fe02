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
 * The line in any way that the server and the network allow. It never reconnects by itself: the machine
 * decides when.
 */
export const overSignalR: HubConnector = (address, say, silenceMs) => {
  let isOurs = false
  let isOpen = false
  let mayComeBack = false
  /** Nothing is heard of a line that was hung up, and nothing after its end. */
  const tell: typeof say = (heard) => {
    if (isOurs) return
    if (heard.type === 'hub.dropped' || heard.type === 'hub.refused') isOurs = true
    say(heard)
  }
  // A first message may come with the greeting of the hub, before the library says that it began.
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
    // Asked only when the line broke or the server said "come back"; a close for good passes it by, and that
    // is how one tells them apart.
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
 * The wire's protocol, which says that something came, pings too, and takes what is no message for a broken
 * line.
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
        // Nothing but texts was agreed upon.
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

/** Only a status of the negotiation is an answer; all else is the line. */
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

/** The library wraps a failed negotiation into an error that keeps the status in its text alone. */
function statusIn(reason: unknown): number | null {
  const found = reason instanceof Error ? /Status code '(\d{3})'/.exec(reason.message) : null
  return found ? Number(found[1]) : null
}
