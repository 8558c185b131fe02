import { pictureHash } from './files.ts'
import { known, type Known } from './known.ts'
import type { Tell } from './report.ts'
import { flag, guid, number, type SourceRow, text, textOrNull } from './source-row.ts'

const INVITE_TOKEN = /^[0-9a-f]{32}$/

export function toTeam(
  row: SourceRow,
  { users }: Known,
  { now, freshToken, tell }: { now: string; freshToken: () => string; tell: Tell },
) {
  const captain = guid(row, 'captain')
  known(users, captain, row, 'user')
  const token = text(row, 'invite_token')
  const isSound = INVITE_TOKEN.test(token)
  if (!isSound) tell('invite codes of another form', row, 'an invite code', 'a new invite code')
  return {
    id: number(row, 'id'),
    name: text(row, 'name'),
    bio: textOrNull(row, 'bio'),
    avatar_hash: pictureHash(row, 'avatar', tell),
    locked: flag(row, 'locked'),
    invite_token: isSound ? token : freshToken(),
    captain_id: captain,
    created_at: now,
  }
}

export function toMember(row: SourceRow, { users, teams }: Known, now: string) {
  const [team, member] = [number(row, 'team'), guid(row, 'member')]
  known(teams, team, row, 'team')
  known(users, member, row, 'user')
  return { team_id: team, user_id: member, joined_at: now }
}
