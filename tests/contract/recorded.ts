import exchanges from './recorded/exchanges.json'
import hubs from './recorded/hubs.json'

/**
 * Requests to GZCTF 0.15.4 with its responses, in the order in which they were made. Titles of errors are
 * "…". `text`: a body that was sent as text. `form`: the names of the uploaded files. `bytes`: the length of
 * a body that is no JSON.
 */
export interface RecordedExchange {
  call: string
  case?: string
  request: { path: string; json?: unknown; text?: string; form?: readonly string[] }
  status: number
  type?: string
  body?: unknown
  bytes?: number
}
export interface RecordedMessage {
  hub: string
  method: string
  arguments: readonly unknown[]
}

export const RECORDED: readonly RecordedExchange[] = exchanges
export const MESSAGES: readonly RecordedMessage[] = hubs.messages

/** The number in front is the index in the recording, because one call has many exchanges. */
export const titleOf = (exchange: RecordedExchange) =>
  [`#${RECORDED.indexOf(exchange)}`, exchange.call, exchange.status, exchange.case].filter(Boolean).join(' ')
