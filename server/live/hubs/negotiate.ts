import type { HubName } from './hub-names.ts'
import { newTicket, signTicket } from './connection-token.ts'

interface Negotiated {
  negotiateVersion: 0 | 1
  connectionId: string
  connectionToken?: string
  availableTransports: readonly { transport: string; transferFormats: readonly 'Text'[] }[]
}

const TRANSPORTS = (['WebSockets', 'ServerSentEvents', 'LongPolling'] as const).map((transport) => ({
  transport,
  transferFormats: ['Text'] as const,
}))

/**
 * Needs no session, because a client without access is refused on the connection itself. In protocol version
 * 0 the id is also the key to the connection.
 */
export function negotiate(key: Buffer, hub: HubName, asked: string | null, now: number): Negotiated {
  const ticket = newTicket(now)
  const token = signTicket(key, hub, ticket)
  if (Number(asked ?? 0) >= 1) {
    return {
      negotiateVersion: 1,
      connectionId: ticket.id,
      connectionToken: token,
      availableTransports: TRANSPORTS,
    }
  }
  return { negotiateVersion: 0, connectionId: token, availableTransports: TRANSPORTS }
}
