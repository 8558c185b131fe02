import type { Outcome } from '#contract/problem.ts'
import { UPLOAD_MOST_BYTES } from '#contract/rules/upload.ts'

interface Sized {
  readonly size: number
}
/** Smaller than the limit of the server, because an interrupted request loses all its files. */
const MAX_BYTES = 20_000_000
const MAX_FILES = 50

/**
 * Sends many files in several requests, in order. `moved` gets the sent share of all bytes, `taken` the
 * response to each request.
 */
export async function splitBatches<File extends Sized, Kept>(
  files: readonly File[],
  send: (batch: readonly File[], moved: (share: number) => void) => Promise<Outcome<readonly Kept[]>>,
  moved: (share: number) => void,
  taken: (kept: readonly Kept[]) => void,
  /** The server accepts this many bytes in one request. */
  most = UPLOAD_MOST_BYTES,
): Promise<Outcome<null>> {
  const all = bytesOf(files)
  let gone = 0
  for (const batch of batchesOf(files, most)) {
    const bytes = bytesOf(batch)
    const before = gone
    const outcome = await send(batch, (share) => moved((before + share * bytes) / all))
    if (!outcome.ok) return outcome
    // A response with fewer items than were sent is an error, because items and files cannot be matched.
    if (outcome.value.length !== batch.length)
      return { ok: false, problem: { kind: 'broken', status: 200, title: null } }
    taken(outcome.value)
    gone += bytes
    moved(gone / all)
  }
  return { ok: true, value: null }
}

/** A file that is larger than a batch gets one of its own. */
export function batchesOf<File extends Sized>(
  files: readonly File[],
  most = UPLOAD_MOST_BYTES,
): readonly (readonly File[])[] {
  const batches: File[][] = []
  let room = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (last && last.length < MAX_FILES && file.size <= room) last.push(file)
    else {
      batches.push([file])
      room = Math.min(MAX_BYTES, most)
    }
    room -= file.size
  }
  return batches
}

const bytesOf = (files: readonly Sized[]) => files.reduce((sum, { size }) => sum + size, 0)
