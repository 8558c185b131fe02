import type { BaseVersion } from '#server/store/base-selects.ts'
import { instant, toIsoText } from './instant.ts'
import { known, type Known } from './known.ts'
import { NOTICE_TYPES, type NoticeType } from './names.ts'
import type { Tell } from './report.ts'
import type { Solves } from './submissions.ts'
import { bad, number, oneOf, type SourceRow, text, textsOrNull } from './source-row.ts'

const BLOODS = ['FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
type Blood = (typeof BLOODS)[number]
const MEDALS: Readonly<Record<Blood, string>> = { FirstBlood: '🥇', SecondBlood: '🥈', ThirdBlood: '🥉' }
/** The only sentence of 0.15 for a blood. */
const SENTENCE = /^恭喜 ([\s\S]*) 获得 「([\s\S]*)」 的[一二三]血$/u

export interface TakenNotice {
  id: number
  game_id: number
  type: NoticeType
  content: string
  at: string
  solved_at: string | null
}
/** A notice, and the team and the challenge of a blood. */
interface ReadNotice extends TakenNotice {
  row: SourceRow
  blood: { type: Blood; team: string; title: string } | null
}

export function readNotice(
  row: SourceRow,
  { games }: Known,
  { version, tell }: { version: BaseVersion; tell: Tell },
): ReadNotice {
  const gameId = number(row, 'game')
  known(games, gameId, row, 'game')
  const type = oneOf(row, 'type', NOTICE_TYPES)
  const blood = BLOODS.find((each) => each === type) ?? null
  const said = version === '0.15' ? fromSentence(text(row, 'said'), blood) : fromNames(row, blood)
  const at = toIsoText(instant(row, 'at', tell))
  return {
    id: number(row, 'id'),
    game_id: gameId,
    type,
    content: said.content,
    at,
    solved_at: blood === null ? null : at,
    row,
    blood: blood === null || said.names === null ? null : { type: blood, ...said.names },
  }
}

function fromSentence(content: string, blood: Blood | null) {
  const [, team, title] = (blood === null ? null : SENTENCE.exec(content)) ?? []
  return { content, names: team === undefined || title === undefined ? null : { team, title } }
}

function fromNames(row: SourceRow, blood: Blood | null) {
  const [first = '', second = ''] = textsOrNull(row, 'said') ?? bad(row, 'it says nothing')
  if (blood === null) return { content: first, names: null }
  return { content: `${MEDALS[blood]} ${first} – ${second}`, names: { team: first, title: second } }
}

/**
 * A race in the base server can announce the same blood twice. Only the notice of the team that won it is
 * right. Returns the others as `wrong`.
 */
export function withoutFalseBloods(
  notices: readonly ReadNotice[],
  { challenges, teams }: Known,
  { byChallenge }: Solves,
  tell: Tell,
): { right: TakenNotice[]; wrong: TakenNotice[] } {
  const titles = new Map<string, number[]>()
  for (const [id, { gameId, title }] of challenges) {
    const place = `${gameId} ${title}`
    titles.set(place, [...(titles.get(place) ?? []), id])
  }
  const groups = new Map<string, ReadNotice[]>()
  for (const notice of notices) {
    if (notice.blood === null) continue
    const place = `${notice.game_id} ${notice.blood.type} ${notice.blood.title}`
    groups.set(place, [...(groups.get(place) ?? []), notice])
  }
  const wrong = new Set<ReadNotice>()
  for (const group of groups.values()) {
    const [first] = group
    if (first === undefined || first.blood === null) continue
    const { type, title } = first.blood
    const ids = titles.get(`${first.game_id} ${title}`) ?? []
    if (group.length <= Math.max(1, ids.length)) continue
    const holders = ids.map((id) => teams.get(byChallenge.get(id)?.[BLOODS.indexOf(type)] ?? 0)?.name)
    const holds = (notice: ReadNotice) => holders.includes(notice.blood?.team)
    const ranked = [...group].sort((one, other) => Number(holds(other)) - Number(holds(one)))
    for (const notice of ranked.slice(Math.max(1, ids.length))) {
      wrong.add(notice)
      tell('bloods that were announced twice', notice.row, notice.content, `${ranked[0]?.content ?? ''}`)
    }
  }
  const split = (isWrong: boolean) => notices.filter((each) => wrong.has(each) === isWrong).map(plain)
  return { right: split(false), wrong: split(true) }
}

const plain = ({ id, game_id, type, content, at, solved_at }: ReadNotice): TakenNotice => ({
  id,
  game_id,
  type,
  content,
  at,
  solved_at,
})
