import type { Transport } from './request.ts'

/** A screen that sends its request later than this needs a newer response. */
const KEPT_MS = 10_000

/**
 * Sends these requests immediately. The first later request for each of them gets its response, if it was a
 * success.
 */
export function withPrefetched(transport: Transport, addresses: readonly string[]): Transport {
  const ask = (address: string) =>
    transport(address, {
      method: 'GET',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(KEPT_MS),
    }).catch(() => null)
  const coming = new Map(addresses.map((address) => [address, ask(address)]))
  const forget = () => coming.clear()
  setTimeout(forget, KEPT_MS)
  return async (asked, init, moved) => {
    // A response from before a change may be outdated, so all are dropped.
    if (init.method !== 'GET') forget()
    const early = coming.get(asked)
    coming.delete(asked)
    const answer = await early
    init.signal?.throwIfAborted()
    return answer?.ok === true ? undated(answer) : transport(asked, init, moved)
  }
}

/**
 * Removes the date: the clock of the server is derived from the duration of a request, and this one was sent
 * earlier.
 */
function undated({ status, headers: told, body }: Response): Response {
  const headers = new Headers(told)
  headers.delete('date')
  return new Response(body, { status, headers })
}
