import { HttpError, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { REFUSALS, type Refusal } from '#machines/live/connection.machine.ts'
import type { HubConnector } from './hub-connector.ts'

/** Half a minute without a ping of a server that sends one each 15 s means that the line is dead though nobody hung up. */
const SILENCE_MS = 30_000

/** The real line. It never reconnects by itself: the machine decides when. */
export const overSignalR: HubConnector = (address, say) => {
  let isOurs = false
  let mayComeBack = false
  const connection = new HubConnectionBuilder()
    .withUrl(address)
    .configureLogging(LogLevel.None)
    // Asked only when the line broke or the server said "come back"; a close for good passes it by, and that is how one tells them apart.
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: () => {
        mayComeBack = true
        return null
      },
    })
    .build()
  connection.serverTimeoutInMilliseconds = SILENCE_MS
  connection.onclose((error) => {
    if (isOurs) return
    if (mayComeBack) return say({ type: 'hub.dropped' })
    const why = error ? reasonIn(error.message) : 'closed'
    say(why ? { type: 'hub.refused', why } : { type: 'hub.dropped' })
  })
  connection.start().then(
    () => isOurs || say({ type: 'hub.opened' }),
    (reason: unknown) => {
      if (isOurs) return
      const why = refusalOf(reason)
      say(why ? { type: 'hub.refused', why } : { type: 'hub.dropped' })
    },
  )
  return () => {
    isOurs = true
    void connection.stop()
  }
}

/** Our server says why it closes for good, a base server closes without a word; any other complaint is not about who we are. */
function reasonIn(goodbye: string): Refusal | null {
  return REFUSALS.find((why) => goodbye.endsWith(`: ${why}`)) ?? null
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
