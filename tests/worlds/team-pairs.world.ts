import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { TeamPair } from '#contract/models/team-pairs.ts'
import '#src/text/areas/team-pairs.en.ts'

export const PAIRS = 'GET /api/game/1/pairs'
const NAMES = ['', 'Red Pandas', 'Owls', 'Moles']
const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00+00:00`
const by = (participationId: number, user: string, minute: number) => ({
  participationId,
  at: at(minute),
  userId: `00000000-0000-4000-8000-00000000000${participationId}`,
  user,
})

/** The second team has sent the flag of the first one. They share a wrong flag, an address and an order, too. */
export function aPair(
  one: number,
  other: number,
  statuses: Partial<Record<number, ParticipationStatus>> = {},
): TeamPair {
  const team = (id: number) => ({
    participationId: id,
    name: NAMES[id] ?? '',
    avatar: null,
    organization: null,
    status: statuses[id] ?? ('Accepted' as const),
  })
  return {
    teams: [team(one), team(other)],
    lastAt: at(40),
    foreignFlags: [
      { challengeId: 7, challenge: 'Warm up', answer: 'flag{theirs}', by: by(other, 'grace', 40) },
    ],
    foreignFlagCount: 1,
    wrongFlags: [
      {
        challengeId: 8,
        challenge: 'Gas golf',
        answer: 'flag{same}',
        teams: 2,
        by: [by(one, 'ada', 10), by(other, 'grace', 11)],
      },
    ],
    wrongFlagCount: 1,
    addresses: [{ ip: '192.0.2.7', teams: 2, first: at(1), last: at(30) }],
    addressCount: 1,
    solves: [{ challengeId: 9, challenge: 'Rusty lock', ats: [at(20), at(22)] }],
    solveCount: 1,
  }
}
