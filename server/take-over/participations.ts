import { instant, readInstant, toIsoText } from './instant.ts'
import { known, type Known } from './known.ts'
import { PARTICIPATION_STATUSES } from './names.ts'
import type { Tell } from './report.ts'
import {
  bad,
  flag,
  guid,
  number,
  numberOrNull,
  oneOf,
  type SourceRow,
  text,
  textOrNull,
} from './source-row.ts'

export function toParticipation(row: SourceRow, { games, teams, files }: Known, now: string, tell: Tell) {
  const [gameId, teamId] = [number(row, 'game'), number(row, 'team')]
  known(games, gameId, row, 'game')
  known(teams, teamId, row, 'team')
  if (numberOrNull(row, 'status') === null) tell('registrations without a status', row, 'null', 'Pending')
  const written = textOrNull(row, 'writeup')?.toLowerCase() ?? null
  const writeup = written !== null && files.has(written) ? written : null
  return {
    id: number(row, 'id'),
    game_id: gameId,
    team_id: teamId,
    status:
      row.values['status'] === null ? ('Pending' as const) : oneOf(row, 'status', PARTICIPATION_STATUSES),
    organization: textOrNull(row, 'organization'),
    token: text(row, 'token'),
    created_at: now,
    writeup_hash: writeup,
    writeup_name: writeup === null ? null : text(row, 'writeup_name'),
    writeup_at: writeup === null ? null : toIsoText(instant(row, 'writeup_at', tell)),
  }
}

export function toPlayer(row: SourceRow, { users, participations }: Known) {
  const [participation, gameId, member] = [
    number(row, 'participation'),
    number(row, 'game'),
    guid(row, 'member'),
  ]
  known(users, member, row, 'user')
  if (known(participations, participation, row, 'participation').gameId !== gameId)
    bad(row, `the participation ${participation} is of another game`)
  return { participation_id: participation, game_id: gameId, user_id: member }
}

export function toInstance(row: SourceRow, { challenges, participations, flags }: Known) {
  const [challenge, participation] = [number(row, 'challenge'), number(row, 'participation')]
  const { gameId } = known(participations, participation, row, 'participation')
  if (known(challenges, challenge, row, 'challenge').gameId !== gameId)
    bad(row, 'the challenge and the participation are of two games')
  const own = numberOrNull(row, 'flag')
  if (own !== null && known(flags, own, row, 'flag').challengeId !== challenge)
    bad(row, `the flag ${own} is of another challenge`)
  const acted = readInstant(text(row, 'acted_at'))
  return {
    challenge_id: challenge,
    participation_id: participation,
    game_id: gameId,
    is_loaded: flag(row, 'loaded'),
    flag_id: own,
    // A base server stores the start of 1970, or an earlier time, until a team first acts.
    acted_at: acted === null || acted <= 0 ? null : toIsoText(acted),
  }
}
