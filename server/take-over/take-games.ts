import { selectsOf } from '#server/store/base-selects.ts'
import { type GameTags, tagsOfGame, toChallenge } from './challenges.ts'
import { toAttachment, toFlag } from './flags.ts'
import { toGame } from './games.ts'
import { link } from './known.ts'
import { number, numberOrNull, type SourceRow } from './source-row.ts'
import { eachRow, type Taking } from './taking.ts'

export type GameRow = ReturnType<typeof toGame> & Pick<GameTags, 'categories'>

export interface TakenGames {
  /** Stored at the end, when the items of their streams are counted. */
  games: Map<number, GameRow>
  /** The number of solves that the base server had counted for each challenge. */
  countedSolves: Map<number, number>
}

export async function takeGames(taking: Taking): Promise<TakenGames> {
  const { known, report, put, xorKey } = taking
  const { tell } = report
  const games = new Map<number, GameRow>()
  await eachRow('games', taking, (row) => {
    const game = toGame(row, xorKey, tell)
    games.set(game.id, { ...game, categories: [] })
    known.games.set(game.id, { endAt: Date.parse(game.end_at), memberLimit: game.team_member_count_limit })
    link(game.poster_hash, known.links)
  })
  const rows = new Map<number, SourceRow[]>()
  await eachRow('challenges', taking, (row) => {
    const gameId = number(row, 'game')
    rows.set(gameId, [...(rows.get(gameId) ?? []), row])
  })
  const countedSolves = new Map<number, number>()
  for (const [gameId, ofGame] of rows) {
    const { tagOf, categories } = tagsOfGame(ofGame, tell)
    const game = games.get(gameId)
    if (game !== undefined) game.categories = categories
    for (const row of ofGame) {
      const challenge = toChallenge(row, known, tagOf, tell)
      const { id, type, title } = challenge
      known.challenges.set(id, { gameId, type, title })
      const counted = numberOrNull(row, 'accepted_count')
      if (counted !== null) countedSolves.set(id, counted)
      put('challenges', challenge)
    }
  }
  await taking.flush()
  await takeFlags(taking)
  return { games, countedSolves }
}

async function takeFlags(taking: Taking): Promise<void> {
  const { known, report, put } = taking
  await eachRow('flags', taking, (row) => {
    const flag = toFlag(row, known, report.tell)
    known.flags.set(flag.id, { challengeId: flag.challenge_id, flag: flag.flag })
    put('flags', flag)
  })
  const used = new Set<number>()
  let last = await taking.source.lastId(selectsOf(taking.version).attachments)
  await eachRow('attachments', taking, (row) => {
    const own = number(row, 'id')
    const id = used.has(own) ? ++last : own
    used.add(id)
    const attachment = toAttachment(row, known, id, report.tell)
    if (attachment === null) return
    link(attachment.file_hash, known.links)
    put('attachments', attachment)
  })
}
