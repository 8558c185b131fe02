import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { cellOf } from '#contract/rules/board/read-board.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { toSubmission } from '#server/serializers/submission.ts'
import { historyOf, requireRoom, toAddress, toTries } from './page-parts.ts'

type Needed = Pick<Services, 'store' | 'boards' | 'clock'>
const LAST_BLOOD = 3

export async function getRoomTeam(
  gameId: number,
  participationId: number,
  actor: Pick<Actor, 'role'>,
  { store, boards, clock }: Needed,
): Promise<RoomTeamModel> {
  const game = await requireRoom(gameId, actor, { store, clock })
  const pages = store.roomPages
  const by = { of: 'team', participationId } as const
  const [team, shown] = await Promise.all([
    pages.team(gameId, participationId),
    boards.of(gameId, 'monitors'),
  ])
  if (team === null || shown === null) throw refuse(404, 'participationMissing')
  const isPlaying = team.isLocked && (await store.participations.hasUnended(team.teamId, clock.now()))
  const [tries, each, members, newest, addresses, containers, notes, look, history] = await Promise.all([
    pages.tries(by),
    pages.triesEach(participationId),
    pages.members(participationId),
    pages.newest(by),
    pages.addresses(gameId, by),
    store.containers.ofTeam(participationId),
    store.teamNotes.list(participationId),
    store.teamNotes.markOf(participationId),
    historyOf(
      [
        ['participation', String(participationId)],
        ['team', String(team.teamId)],
      ],
      actor,
      { store },
    ),
  ])
  const { board } = shown
  const row = board.rows[board.places.teams.get(team.teamId) ?? -1] ?? null
  const challenges = marksOf(board, team.teamId, new Map(each.map((one) => [one.challengeId, one.tries])))
  return {
    participationId,
    teamId: team.teamId,
    name: team.name,
    avatar: imageUrl(team.avatarHash, 'avatar'),
    organization: team.organization,
    status: team.status,
    ...(team.banReason === null ? {} : { banReason: team.banReason }),
    captainId: team.captainId,
    joinedAt: toIso(team.joinedAt),
    rank: row?.rank ?? null,
    ranked: board.rows.length,
    points: row?.score ?? 0,
    bloods: challenges.filter(({ placing }) => placing !== null && placing <= LAST_BLOOD).length,
    from: toIso(game.startAt),
    until: toIso(Math.max(game.startAt, Math.min(game.endAt, clock.now()))),
    tries: toTries(tries),
    challenges,
    people: members.map(({ id, name, avatarHash, lastAt, ...member }) => ({
      userId: id,
      userName: name,
      avatar: imageUrl(avatarHash, 'avatar'),
      ...member,
      lastAt: toIsoOrNull(lastAt),
    })),
    submissions: newest.map(toSubmission),
    addresses: addresses.map(toAddress),
    instances: containers.flatMap(({ challengeId, title, phase, expectStopAt }) =>
      phase === 'Leaving' ? [] : [{ challengeId, title, phase, expectStopAt: toIsoOrNull(expectStopAt) }],
    ),
    notes: notes.map((note) => ({ ...note, at: toIso(note.at) })),
    looked: look && { at: toIso(look.at), by: look.markedBy },
    history,
    form: {
      bio: team.bio,
      isLocked: isPlaying,
      organizations: game.organizations ?? [],
      mostPlayers: game.teamMemberCountLimit,
    },
  }
}

/** All challenges of the board, in its order. */
function marksOf(board: Board, teamId: number, tries: ReadonlyMap<number, number>) {
  const place = board.places.teams.get(teamId) ?? -1
  return board.challenges.map(({ id, title, tag }, nth) => {
    const cell = cellOf(board, place, nth)
    return {
      id,
      title,
      tag,
      tries: tries.get(id) ?? 0,
      placing: cell?.placing ?? null,
      points: cell?.points ?? null,
      solvedAt: toIsoOrNull(cell?.at ?? null),
    }
  })
}
