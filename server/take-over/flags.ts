import { known, type Known } from './known.ts'
import type { Tell } from './report.ts'
import { filledOrNull, number, oneOf, type SourceRow, text, textOrNull } from './source-row.ts'

const ATTACHMENT_TYPES = ['None', 'Local', 'Remote'] as const

export function toFlag(row: SourceRow, { challenges }: Known, tell: Tell) {
  const challengeId = number(row, 'challenge')
  const { type } = known(challenges, challengeId, row, 'challenge')
  const written = text(row, 'flag')
  // Submissions are trimmed, so the blanks never matched.
  const flag = written.trim()
  if (flag !== written)
    tell('flags with blanks around them', row, JSON.stringify(written), JSON.stringify(flag))
  // A base server keeps generated flags among the written ones.
  return { id: number(row, 'id'), challenge_id: challengeId, flag, is_generated: type === 'DynamicContainer' }
}

/** Null: the row is of the type without an attachment. */
export function toAttachment(row: SourceRow, { challenges, flags, files }: Known, id: number, tell: Tell) {
  const type = oneOf(row, 'type', ATTACHMENT_TYPES)
  if (type === 'None') return null
  const challenge = row.values['challenge'] === null ? null : number(row, 'challenge')
  const flag = row.values['flag'] === null ? null : number(row, 'flag')
  if (challenge !== null) known(challenges, challenge, row, 'challenge')
  if (flag !== null) known(flags, flag, row, 'flag')
  const own = { id, challenge_id: challenge, flag_id: flag, type }
  if (type === 'Remote') {
    const url = textOrNull(row, 'url')
    if (url === null) tell('attachments without an address', row, 'null', 'an empty address')
    return { ...own, file_hash: null, name: null, url: url ?? '' }
  }
  const hash = textOrNull(row, 'hash')?.toLowerCase() ?? null
  const isThere = hash !== null && files.has(hash)
  if (!isThere) tell('attachments whose file was deleted', row, 'no file', 'no file')
  return { ...own, file_hash: isThere ? hash : null, name: filledOrNull(row, 'name') ?? 'file', url: null }
}
