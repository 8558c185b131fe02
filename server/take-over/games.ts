import { ownsPublicKey } from '#server/modules/game/signing-keys.ts'
import { pictureHash } from './files.ts'
import { instant, toIsoText } from './instant.ts'
import type { Tell } from './report.ts'
import {
  filledOrNull,
  flag,
  number,
  OtherKeyRowError,
  placeOfRow,
  type SourceRow,
  text,
  textsOrNull,
} from './source-row.ts'

export function toGame(row: SourceRow, xorKey: string | null, tell: Tell) {
  const [publicKey, privateKey] = [text(row, 'public_key'), text(row, 'private_key')]
  if (!ownsPublicKey({ publicKey, privateKey }, xorKey))
    throw new OtherKeyRowError(
      `${placeOfRow(row)}: ${xorKey === null ? 'without an XOR key' : 'with this XOR key'} its private key ` +
        'does not fit its public one',
    )
  const written = textsOrNull(row, 'organizations')
  const organizations = written === null ? null : [...new Set(written)]
  if (written !== null && organizations !== null && written.length > organizations.length)
    tell('organisations with the same name', row, `${written.length}`, `${organizations.length}`)
  return {
    id: number(row, 'id'),
    title: text(row, 'title'),
    hidden: flag(row, 'hidden'),
    summary: text(row, 'summary'),
    content: text(row, 'content'),
    accept_without_review: flag(row, 'accepts'),
    invite_code: filledOrNull(row, 'invite_code'),
    organizations,
    team_member_count_limit: number(row, 'member_limit'),
    container_count_limit: number(row, 'container_limit'),
    poster_hash: pictureHash(row, 'poster', tell),
    public_key: publicKey,
    private_key: privateKey,
    practice_mode: flag(row, 'practice'),
    start_at: toIsoText(instant(row, 'start_at', tell)),
    end_at: toIsoText(instant(row, 'end_at', tell)),
    wpddl_at: toIsoText(instant(row, 'writeup_until', tell)),
    wp_note: text(row, 'writeup_note'),
    blood_bonus: number(row, 'blood_bonus'),
    version: 1,
    board_seq: 0,
  }
}
