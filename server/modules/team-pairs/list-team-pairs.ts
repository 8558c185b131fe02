import type { PairSending, TeamPair, TeamPairs } from '#contract/models/team-pairs.ts'
import { toIso } from '#contract/models/time.ts'
import type { FoundPair, Sending } from '#contract/rules/team-pairs.ts'
import type { Actor } from '#server/http/actor.ts'
import { requireRoom } from '#server/modules/room-pages/page-parts.ts'
import type { Services } from '#server/modules/services.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { PairStateRow } from '#server/store/pair-states.ts'
import type { PairedTeam } from '#server/store/team-pairs.ts'

/** More pairs would be a list that nobody reads, and the weakest come last. */
export const MOST_PAIRS = 100
const MOST_LINKS = 10

export async function listTeamPairs(
  gameId: number,
  actor: Pick<Actor, 'role'>,
  { store, clock, teamLinks }: Pick<Services, 'store' | 'clock' | 'teamLinks'>,
): Promise<TeamPairs> {
  await requireRoom(gameId, actor, { store, clock })
  const found = await teamLinks.of(gameId)
  const shown = found.slice(0, MOST_PAIRS)
  // Names and statuses are read each time, so that a ruling shows at once.
  const ids = [...new Set(shown.flatMap(({ teams }) => teams))]
  const teams = new Map((await store.teamPairs.teams(gameId, ids)).map((team) => [team.id, team]))
  const states = new Map(
    (await store.pairStates.ofGame(gameId)).map((row) => [`${row.oneId}-${row.otherId}`, row]),
  )
  const pairs = shown.flatMap((pair) => {
    const [one, other] = pair.teams.map((id) => teams.get(id))
    if (!one || !other) return []
    const state = states.get(`${Math.min(one.id, other.id)}-${Math.max(one.id, other.id)}`) ?? null
    return [toTeamPair(pair, [one, other], MOST_LINKS, state)]
  })
  return { total: found.length - (shown.length - pairs.length), pairs }
}

/** `most`: of each kind of links. */
export function toTeamPair(
  { lastAt, foreign, alike, addresses, order }: FoundPair,
  teams: readonly PairedTeam[],
  most: number,
  state: PairStateRow | null,
): TeamPair {
  return {
    teams: teams.map(({ id, name, avatarHash, organization, status, bannedBy }) => ({
      participationId: id,
      name,
      avatar: imageUrl(avatarHash, 'avatar'),
      organization,
      status,
      ...(status === 'Suspended' && bannedBy !== null ? { bannedBy } : {}),
    })),
    lastAt: toIso(lastAt),
    ...(state === null ? {} : { state: { state: state.state, by: state.setBy, at: toIso(state.at) } }),
    foreignFlags: foreign.slice(0, most).map((flag) => {
      const { challengeId, challenge, answer } = flag
      return { challengeId, challenge, answer, by: toPairSending(flag) }
    }),
    foreignFlagCount: foreign.length,
    wrongFlags: alike.slice(0, most).map(({ by, ...flag }) => ({ ...flag, by: by.map(toPairSending) })),
    wrongFlagCount: alike.length,
    addresses: addresses.slice(0, most).map(({ ip, teams: count, first, last }) => ({
      ip,
      teams: count,
      first: toIso(first),
      last: toIso(last),
    })),
    addressCount: addresses.length,
    solves: order.slice(0, most).map(({ ats, ...solve }) => ({ ...solve, ats: ats.map(toIso) })),
    solveCount: order.length,
  }
}

const toPairSending = ({ participationId, at, userId, user }: Sending): PairSending => ({
  participationId,
  at: toIso(at),
  userId,
  user,
})
