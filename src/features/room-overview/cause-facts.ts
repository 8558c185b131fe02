import type { AttentionCause } from '#contract/models/room-overview.ts'
import type { Role } from '#contract/models/role.ts'
import { MASK } from '#machines/admin/masked-answer.ts'
import type { RoomOverviewWords } from '#src/text/areas/room-overview.en.ts'

export interface CauseFacts {
  grade: 'broken' | 'likely' | 'waits'
  word: string
  what: string
  more: string
  /** The one action that helps. Null if the user's role has none. */
  help: { name: string; to: string } | null
}

const GRADES: Readonly<Record<string, CauseFacts['grade'] | undefined>> = {
  InstancesFail: 'broken',
  DiskFull: 'broken',
  MailStuck: 'broken',
  SameWrongAnswer: 'broken',
  Soon: 'likely',
  Pairs: 'likely',
  SuddenWave: 'likely',
}

/** `titles` are those of the challenges, because a cause has only their ids. */
export function causeFacts(
  cause: AttentionCause,
  { game, role, titles, isMasked }: CauseSurroundings,
  words: RoomOverviewWords,
): CauseFacts {
  const { kind, count, detail, challenges } = cause
  const title = titles.get(challenges[0] ?? 0) ?? detail
  // A newer server may report kinds without a text here. Their name is better than nothing.
  return {
    grade: GRADES[kind] ?? 'waits',
    word: words.grade[kind] ?? kind,
    what: words.cause[kind]?.(count, title) ?? kind,
    more: moreOf(cause, isMasked, words),
    help: helpFor(cause, game, role, words),
  }
}

export interface CauseSurroundings {
  game: number
  role: Role
  titles: ReadonlyMap<number, string>
  /** Streaming mode shows no flags, because viewers could submit them. */
  isMasked: boolean
}

function moreOf({ kind, count, other, detail }: AttentionCause, isMasked: boolean, words: RoomOverviewWords) {
  const { more } = words
  switch (kind) {
    case 'InstancesFail':
      return more.InstancesFail(count, other)
    case 'SameWrongAnswer':
      return `${isMasked ? MASK : detail} · ${more.SameWrongAnswer(other)}`
    case 'Soon':
      return more.Soon(count)
    case 'SuddenWave':
      return more.SuddenWave(other)
    case 'Silent':
      return detail
    default:
      return ''
  }
}

/** Monitors cannot open the editors of administrators, so they get other links or none. */
function helpFor(
  { kind, challenges }: AttentionCause,
  game: number,
  role: Role,
  { act }: RoomOverviewWords,
): CauseFacts['help'] {
  const isAdmin = role === 'Admin'
  const room = `/games/${game}/room`
  const challenge = `${room}/challenges/${challenges[0] ?? ''}`
  switch (kind) {
    case 'InstancesFail':
      return isAdmin
        ? { name: act.open, to: `${challenge}#containerImage` }
        : { name: act.see, to: `${room}/live` }
    case 'Soon':
      return isAdmin ? { name: act.open, to: challenge } : null
    case 'SameWrongAnswer':
      return isAdmin
        ? { name: act.flags, to: `${challenge}/flags` }
        : { name: act.see, to: `${room}/live/submissions` }
    case 'Pairs':
      return { name: act.look, to: `${room}/live/cheatinfo` }
    case 'SuddenWave':
      return { name: act.compare, to: `${room}/live/submissions` }
    case 'TeamsWaiting':
      return isAdmin ? { name: act.review, to: `${room}/teams` } : null
    case 'Silent':
      return { name: act.see, to: isAdmin ? `${room}/challenges` : `${room}/live` }
    case 'DiskFull':
    case 'MailStuck':
      return isAdmin ? { name: act.log, to: '/admin/logs' } : null
    default:
      return null
  }
}
