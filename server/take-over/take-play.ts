import { toCheat, toEvent } from './monitor.ts'
import { link } from './known.ts'
import { readNotice, withoutFalseBloods } from './notices.ts'
import { toInstance, toParticipation, toPlayer } from './participations.ts'
import { bad, number, type SourceRow } from './source-row.ts'
import {
  type Counters,
  countUp,
  freshCounters,
  type JudgingFlags,
  noSolves,
  pairOf,
  type Solves,
  toSubmission,
} from './submissions.ts'
import type { TakenGames } from './take-games.ts'
import { eachRow, type Taking } from './taking.ts'

/** Everything that teams did. Games and participations are stored last, with the numbers of their streams. */
export async function takePlay({ games, countedSolves }: TakenGames, taking: Taking): Promise<void> {
  const { report, put } = taking
  const participations = await takeParticipations(taking)
  const flags = await takeInstances(taking)
  const counters = freshCounters()
  const cheats = await readCheats(taking)
  const solves = await takeSubmissions(flags, { counters, cheats }, taking)
  for (const [id, before] of countedSolves) {
    const after = solves.counted.get(id) ?? 0
    if (before !== after) report.tell('numbers of solves', `challenge ${id}`, `${before}`, `${after}`)
  }
  for (const [id, count] of solves.offBoard) {
    const all = solves.counted.get(id) ?? 0
    report.tell('solves of teams that are not on the board', `challenge ${id}`, `${all}`, `${all - count}`)
  }
  await takeMonitored(counters, taking, cheats)
  const noticesOf = await takeNotices(solves, taking)
  for (const [id, game] of games)
    put('games', { ...game, notice_seq: noticesOf.get(id) ?? 0, monitor_seq: counters.ofGame.get(id) ?? 0 })
  for (const [id, participation] of participations)
    put('participations', { ...participation, team_seq: counters.ofTeam.get(id) ?? 0 })
  await taking.flush()
}

async function takeParticipations(taking: Taking) {
  const { known, report, put, now } = taking
  const participations = new Map<number, ReturnType<typeof toParticipation>>()
  const pairs = new Set<string>()
  await eachRow('participations', taking, (row) => {
    const participation = toParticipation(row, known, now, report.tell)
    const { id, game_id: gameId, team_id: teamId, status } = participation
    const pair = `${gameId} ${teamId}`
    if (pairs.has(pair)) bad(row, 'the team has joined this game twice')
    pairs.add(pair)
    participations.set(id, participation)
    known.participations.set(id, { gameId, teamId, status })
    link(participation.writeup_hash, known.links)
  })
  const players = new Map<number, number>()
  const playing = new Set<string>()
  await eachRow('players', taking, (row) => {
    const player = toPlayer(row, known)
    const place = `${player.game_id} ${player.user_id}`
    if (playing.has(place)) bad(row, 'the user plays for two teams in this game')
    playing.add(place)
    countUp(players, player.participation_id)
    put('participation_members', player)
  })
  for (const [id, count] of players) {
    const { gameId, teamId } = known.participations.get(id) ?? { gameId: 0, teamId: 0 }
    const limit = known.games.get(gameId)?.memberLimit ?? 0
    if (limit > 0 && count > limit)
      report.tell(
        'teams beyond the limit of their game',
        `game ${gameId}, team ${teamId}`,
        `${count} players, ${limit} allowed`,
        `${count} players, nobody was removed`,
      )
  }
  return participations
}

async function takeInstances(taking: Taking): Promise<JudgingFlags> {
  const { known, report, put } = taking
  const given = new Set<number>()
  const ofPair = new Map<string, string | null>()
  await eachRow('instances', taking, (row) => {
    const instance = toInstance(row, known)
    const own = instance.flag_id
    const isTaken = own !== null && given.has(own)
    if (isTaken) report.tell('flags that two teams had', row, `flag ${own}`, 'gets another flag')
    if (own !== null) given.add(own)
    ofPair.set(
      pairOf(instance.challenge_id, instance.participation_id),
      own === null ? null : (known.flags.get(own)?.flag ?? null),
    )
    put('instances', isTaken ? { ...instance, flag_id: null, is_loaded: false } : instance)
  })
  return {
    ofChallenge: (id) =>
      new Set([...known.flags.values()].flatMap((each) => (each.challengeId === id ? [each.flag] : []))),
    ofInstance: (pair) => ofPair.get(pair),
  }
}

/** Read before the submissions, so that one without a submission is noticed. */
async function readCheats(taking: Taking): Promise<Map<number, SourceRow>> {
  const cheats = new Map<number, SourceRow>()
  await eachRow('cheats', taking, (row) => {
    const id = number(row, 'submission')
    if (cheats.has(id)) taking.report.keep('cheats that were recorded twice', [row.values])
    else cheats.set(id, row)
  })
  return cheats
}

async function takeSubmissions(
  flags: JudgingFlags,
  { counters, cheats }: { counters: Counters; cheats: ReadonlyMap<number, SourceRow> },
  taking: Taking,
) {
  const { known, report, put } = taking
  const lost = new Map(cheats)
  const solves: Solves = noSolves()
  const counted = new Map<number, number>()
  /** By challenge: the solves of teams that are not on the board. They count for the points of others there. */
  const offBoard = new Map<number, number>()
  const again = new Map<string, number>()
  await eachRow('submissions', taking, (row) => {
    const { submission, solve } = toSubmission(row, known, { counters, solves, flags, tell: report.tell })
    put('submissions', submission)
    lost.delete(submission.id)
    if (solve !== null) {
      countUp(counted, solve.challenge_id)
      if (known.participations.get(solve.participation_id)?.status !== 'Accepted')
        countUp(offBoard, solve.challenge_id)
      put('solves', solve)
    } else if (submission.status === 'Accepted')
      countUp(again, `challenge ${submission.challenge_id}, participation ${submission.participation_id}`)
  })
  for (const [id, row] of lost) bad(row, `there is no submission ${id}`)
  for (const [where, count] of again)
    report.tell('challenges that a team solved more than once', where, `${count + 1} solves`, '1 solve')
  return { ...solves, counted, offBoard }
}

async function takeMonitored(
  counters: Counters,
  taking: Taking,
  cheats: ReadonlyMap<number, SourceRow>,
): Promise<void> {
  const { known, report, put, version } = taking
  await eachRow('events', taking, (row) => {
    const event = toEvent(row, known, { version, counters, tell: report.tell })
    if (event === null) report.keep('events of no type', [row.values])
    else put('events', event)
  })
  for (const row of cheats.values()) put('cheats', toCheat(row, known, counters))
}

async function takeNotices(solves: Solves, taking: Taking): Promise<Map<number, number>> {
  const { known, report, put, version } = taking
  const read: ReturnType<typeof readNotice>[] = []
  await eachRow('notices', taking, (row) => {
    read.push(readNotice(row, known, { version, tell: report.tell }))
  })
  const { right, wrong } = withoutFalseBloods(read, known, solves, report.tell)
  report.keep('bloods that were announced twice', wrong)
  const counts = new Map<number, number>()
  for (const notice of right) {
    put('notices', notice)
    const seq = countUp(counts, notice.game_id)
    put('notice_items', { game_id: notice.game_id, seq, kind: 'added', notice_id: notice.id })
  }
  await taking.flush()
  return counts
}
