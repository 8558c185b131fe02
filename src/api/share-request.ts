import type { Transport } from './request.ts'

const PATIENCE_MS = 30_000

/**
 * Several parts of a page that opens ask for the same thing at once: they get one answer. Who gives up takes
 * it from nobody else.
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
