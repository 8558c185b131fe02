import { instant, toIsoText } from './instant.ts'
import { known, type Known } from './known.ts'
import { EVENT_TYPES } from './names.ts'
import type { Tell } from './report.ts'
import { countUp, type Counters } from './submissions.ts'
import { bad, guidOrNull, number, oneOf, type SourceRow, text, textsOrNull } from './source-row.ts'
import type { BaseVersion } from '#server/store/base-selects.ts'

/** Null: a type that no base server writes. */
export function toEvent(
  row: SourceRow,
  { games, users, teams }: Known,
  { version, counters, tell }: { version: BaseVersion; counters: Counters; tell: Tell },
) {
  const gameId = number(row, 'game')
  known(games, gameId, row, 'game')
  const type = oneOf(row, 'type', EVENT_TYPES)
  if (type === 'Normal') return null
  const [user, team] = [guidOrNull(row, 'member'), number(row, 'team')]
  return {
    id: number(row, 'id'),
    game_id: gameId,
    type,
    content: version === '0.15' ? text(row, 'said') : saidOf(row, type),
    at: toIsoText(instant(row, 'at', tell)),
    user_id: user !== null && users.has(user) ? user : null,
    team_id: teams.has(team) ? team : null,
    seq: countUp(counters.ofGame, gameId),
  }
}

/** Writes the list of names from 1.8 as the text that this platform stores. */
function saidOf(row: SourceRow, type: Exclude<(typeof EVENT_TYPES)[number], 'Normal'>): string {
  const values = textsOrNull(row, 'said') ?? []
  const [first = '', second = '', third = '', fourth = ''] = values
  switch (type) {
    case 'FlagSubmit':
      return `[${first}] ${second}  ${third}#${fourth}`
    case 'CheatDetected':
      return `${first}  ${second} ← ${third}`
    case 'ContainerStart':
    case 'ContainerDestroy':
      // The number of the challenge and its title, in either order.
      return /^\d+$/.test(first) && second !== '' ? `${second}#${first}` : values.join('#')
    default:
      return type satisfies never
  }
}

export function toCheat(row: SourceRow, { games, participations }: Known, counters: Counters) {
  const [gameId, owner] = [number(row, 'game'), number(row, 'owner')]
  known(games, gameId, row, 'game')
  if (known(participations, owner, row, 'participation').gameId !== gameId)
    bad(row, `the participation ${owner} is of another game`)
  return {
    submission_id: number(row, 'submission'),
    game_id: gameId,
    owner_id: owner,
    seq: countUp(counters.ofGame, gameId),
  }
}
