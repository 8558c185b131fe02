import { readDocument } from '#src/api/read-document.ts'
import type { Problem } from '#contract/problem.ts'
import type { World } from './browser-world.ts'

type DocumentReading =
  | { type: 'document.read'; address: string }
  | { type: 'document.failed'; problem: Problem }

/** Reads the bytes, and gives them an address in this page until the document is no longer shown. */
export function holdDocument(
  { transport }: Pick<World, 'transport'>,
  url: string,
  say: (heard: DocumentReading) => void,
): () => void {
  const reading = new AbortController()
  let address: string | null = null
  void readDocument(transport, url, reading.signal).then((outcome) => {
    if (reading.signal.aborted) return
    if (!outcome.ok) return say({ type: 'document.failed', problem: outcome.problem })
    address = URL.createObjectURL(outcome.value)
    say({ type: 'document.read', address })
  })
  return () => {
    reading.abort()
    if (address !== null) URL.revokeObjectURL(address)
  }
}
