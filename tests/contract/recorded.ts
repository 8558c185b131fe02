import exchanges from './recorded/exchanges.json'
import hubs from './recorded/hubs.json'

/**
 * What GZCTF 0.15.4 answered, in the order in which it was asked. Titles of errors are "…". `text` is a body
 * as it was written, and `form` are the names of the uploaded files. `bytes` stands for a body that is no
 * JSON.
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

/** The number in front tells exchanges of one call apart, and is their place in the file. */
export const titleOf = (exchange: RecordedExchange) =>
  [`#${RECORDED.indexOf(exchange)}`, exchange.call, exchange.status, exchange.case].filter(Boolean).join(' ')
