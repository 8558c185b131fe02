import type { Transport } from './request.ts'

const PATIENCE_MS = 30_000

/**
 * Parts of an opening page that request the same thing share one response. Cancelling one request does not
 * affect the others.
 */
export function shareRequest(transport: Transport, address: string): Transport {
  let coming: Promise<Response> | null = null
  return async (asked, init, moved) => {
    if (asked !== address || init.method !== 'GET') return transport(asked, init, moved)
    coming ??= transport(asked, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).finally(() => {
      coming = null
    })
    return (await coming).clone()
  }
}
