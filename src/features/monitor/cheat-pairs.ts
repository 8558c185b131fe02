import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { TeamPair } from '#contract/models/team-pairs.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { Submission } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { textFilter } from '#src/url/text-filter.ts'
import { NOT_LOOKED_AT, type PairStanding } from './pair-standing.ts'

export interface CheatSide {
  id: number
  team: string
  avatar: string | null
  organization: string | null
  status: ParticipationStatus
  /** The number of flags of the other team that this team has submitted. */
  sent: number
}
export interface Incident {
  key: string
  at: number
  user: string
  /** Null: there is no page to link to. */
  userId: string | null
  challenge: string
  challengeId: number | null
  answer: string
  sender: string
  owner: string
}
/** What links two teams besides flags of each other (extension `team-pairs`), and the number of all incidents. */
export type PairReasons = Omit<TeamPair, 'teams' | 'lastAt' | 'state' | 'foreignFlags'>
/** Two teams, of which one submitted a flag of the other, or that something else links. */
export interface CheatPair {
  key: string
  /** The owner of the flag in the latest incident comes first. */
  sides: readonly [CheatSide, CheatSide]
  lastAt: number
  /** Newest first. */
  incidents: readonly Incident[]
  /** Null: the server tells only incidents. */
  reasons: PairReasons | null
  standing: PairStanding
}

/** The pair with the latest incident comes first. */
export function toCheatPairs(cheats: readonly CheatInfoModel[]): readonly CheatPair[] {
  const pairs = new Map<string, [CheatInfoModel, ...CheatInfoModel[]]>()
  for (const cheat of cheats.toSorted(
    (one, other) => instant(other.submission.time) - instant(one.submission.time),
  )) {
    const key = [cheat.ownedTeam.id, cheat.submitTeam.id].toSorted((one, other) => one - other).join('-')
    const known = pairs.get(key)
    if (known) known.push(cheat)
    else pairs.set(key, [cheat])
  }
  return [...pairs].map(([key, [last, ...rest]]) => {
    const all = [last, ...rest]
    const side = ({ id, team, organization, status }: CheatInfoModel['ownedTeam']): CheatSide => ({
      id,
      team: team.name,
      avatar: team.avatar,
      organization,
      status,
      sent: all.filter(({ submitTeam }) => submitTeam.id === id).length,
    })
    return {
      key,
      sides: [side(last.ownedTeam), side(last.submitTeam)],
      lastAt: instant(last.submission.time),
      incidents: all.map(toIncident),
      reasons: null,
      standing: NOT_LOOKED_AT,
    }
  })
}

export const pairsFound = textFilter(({ sides, incidents, reasons }: CheatPair) =>
  [
    ...sides.map(({ team }) => team),
    ...incidents.flatMap(({ user, challenge }) => [user, challenge]),
    ...(reasons?.wrongFlags ?? []).flatMap(({ challenge, by }) => [challenge, ...by.map(({ user }) => user)]),
    ...(reasons?.solves ?? []).map(({ challenge }) => challenge),
  ].join('\n'),
)

/** The key of the latest live cheat. */
export function latestCheat(submissions: readonly Submission[]): string | null {
  const last = submissions.find(({ status }) => status === 'CheatDetected')
  return last ? signOf(last) : null
}

/** The key of the latest live cheat. Null if there is none, or if the list has it already. */
export function cheatWithoutTeams(
  submissions: readonly Submission[],
  cheats: readonly CheatInfoModel[],
): string | null {
  const sign = latestCheat(submissions)
  if (sign === null) return null
  return cheats.some(({ submission }) => signOf(submission) === sign) ? null : sign
}

const signOf = ({ time, user, team, challenge, answer }: Submission) =>
  JSON.stringify([instant(time), user, team, challenge, answer])

const toIncident = (cheat: CheatInfoModel): Incident => ({
  key: signOf(cheat.submission),
  at: instant(cheat.submission.time),
  user: cheat.submission.user,
  userId: null,
  challenge: cheat.submission.challenge,
  challengeId: null,
  answer: cheat.submission.answer,
  sender: cheat.submitTeam.team.name,
  owner: cheat.ownedTeam.team.name,
})
