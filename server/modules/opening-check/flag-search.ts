import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import type { FlagSearchResult } from '#contract/rules/opening-check-challenge.ts'
import { secretsOf } from '#contract/rules/leaked-flag.ts'
import type { Files } from '#server/files/file-storage.ts'
import type { WholeChallenge } from '#server/modules/game-archive/read-whole-game.ts'
import type { Attachment } from '#server/store/attachments.ts'

/** The texts that the bytes contain as UTF-8. Text that is packed or encoded otherwise is not found. */
export async function findFlagsInFile(
  bytes: AsyncIterable<unknown>,
  texts: readonly string[],
): Promise<string[]> {
  const wanted = new Map(texts.map((text) => [text, Buffer.from(text)]))
  const longest = Math.max(0, ...[...wanted.values()].map(({ length }) => length))
  const found: string[] = []
  let tail = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue
    // Keeps the end of the last chunk, because a text may span two chunks.
    const window = Buffer.concat([tail, chunk])
    for (const [text, sought] of wanted) {
      if (!window.includes(sought)) continue
      found.push(text)
      wanted.delete(text)
    }
    if (wanted.size === 0) break
    tail = window.subarray(Math.max(0, window.length - longest + 1))
  }
  return found
}

const MAX_FILE_BYTES = 16 * MEBIBYTE
/** The limit of bytes times searched texts: about two seconds of work. */
const MAX_WORK = 2 ** 31

/** Searches files until the limit of work is reached. The rest is reported as skipped. */
export function openFlagSearch(files: Files): (challenge: WholeChallenge) => Promise<FlagSearchResult> {
  let left = MAX_WORK
  const search = async (attachment: Attachment | null, secrets: readonly string[]) => {
    if (attachment?.type !== 'Local' || attachment.fileHash === null || secrets.length === 0)
      return { found: [], skipped: [] }
    const { size, name, fileHash } = attachment
    const work = (size ?? 0) * secrets.length
    if ((size ?? 0) > MAX_FILE_BYTES || work > left) return { found: [], skipped: [name] }
    left -= work
    const bytes = await files.open(fileHash)
    if (bytes === null || bytes.size === 0) await bytes?.close()
    return {
      found:
        bytes === null || bytes.size === 0
          ? []
          : await findFlagsInFile(bytes.stream({ start: 0, end: bytes.size - 1 }), secrets),
      skipped: [],
    }
  }
  return async (challenge) => {
    const secrets = secretsOf({
      ...challenge,
      flags: challenge.flags.map(({ id, flag }) => ({ id, flag, attachment: null })),
    })
    const isOwn = challenge.type === 'DynamicAttachment'
    const results = [await search(challenge.attachment, secrets)]
    // Each team has one file and one flag, so each file is searched for its own flag only.
    for (const { flag, attachment } of isOwn ? challenge.flags : [])
      results.push(await search(attachment, secrets.includes(flag) ? [flag] : []))
    return {
      challengeId: challenge.id,
      found: [...new Set(results.flatMap(({ found }) => found))],
      skipped: [...new Set(results.flatMap(({ skipped }) => skipped))],
    }
  }
}
