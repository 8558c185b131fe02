import { readProblem, type Outcome } from '#contract/problem.ts'
import { parseJson } from './read-answer.ts'
import type { Transport } from './request.ts'

const PDF = 'application/pdf'

/**
 * The bytes of a stored PDF. Its type is set here, because a base server names none that a page may show, and
 * because a file must never be shown as a page of its own.
 */
export async function readDocument(
  transport: Transport,
  url: string,
  signal: AbortSignal,
): Promise<Outcome<Blob>> {
  const arrived = await transport(url, { method: 'GET', credentials: 'same-origin', signal })
    .then(async (response) => ({ response, blob: await response.blob() }))
    .catch(() => null)
  if (arrived === null) return { ok: false, problem: { kind: 'unreachable' } }
  const { response, blob } = arrived
  if (!response.ok) {
    const problem = readProblem(response.status, parseJson(await blob.text()), null)
    return { ok: false, problem }
  }
  return { ok: true, value: new Blob([blob], { type: PDF }) }
}
