import type { PairTry } from '#contract/models/team-pairs.ts'
import { instant } from '#contract/models/time.ts'
import type { Lane } from '#src/ui/lanes.tsx'
import type { CheatPair, CheatSide, PairReasons } from './cheat-pairs.ts'

/** A pair with what links its teams besides flags of each other. */
export interface LinkedPair extends CheatPair {
  reasons: PairReasons
}
export const isLinked = (pair: CheatPair): pair is LinkedPair => pair.reasons !== null

/** Picks the strongest link of each kind, which is all that a row has room for. */
export interface PairFacts {
  /** The team that sent the latest flag of the other one. Without such a flag the first team. */
  one: CheatSide
  other: CheatSide
  /** Null: only an address links them. */
  challenge: { id: number | null; title: string } | null
  address: string | null
  /** How many wrong flags both sent. */
  alike: number
}

export function factsOf({ sides: [first, second], incidents, reasons }: LinkedPair): PairFacts {
  const [incident] = incidents
  const [one, other] = incident?.sender === second.team ? [second, first] : [first, second]
  const linked = reasons.wrongFlags[0] ?? reasons.solves[0]
  const challenge =
    incident !== undefined
      ? { id: incident.challengeId, title: incident.challenge }
      : linked === undefined
        ? null
        : { id: linked.challengeId, title: linked.challenge }
  return {
    one,
    other,
    challenge,
    address: reasons.addresses[0]?.ip ?? null,
    alike: reasons.wrongFlagCount,
  }
}

/** The submissions of a team, by participation and time, that link it to the other one. */
function linkedTimes({ sides: [first, second], incidents, reasons }: LinkedPair): ReadonlySet<string> {
  const sender = (name: string) => (name === second.team ? second.id : first.id)
  return new Set([
    ...incidents.map((incident) => `${sender(incident.sender)} ${incident.at}`),
    ...reasons.wrongFlags.flatMap(({ by }) =>
      by.map(({ participationId, at }) => `${participationId} ${instant(at)}`),
    ),
    ...reasons.solves.flatMap(({ ats: [one, other] }) => [
      ...(one === undefined ? [] : [`${first.id} ${instant(one)}`]),
      ...(other === undefined ? [] : [`${second.id} ${instant(other)}`]),
    ]),
  ])
}

export interface PairDrawing {
  from: number
  to: number
  lanes: readonly Lane[]
}

/** Both teams over the same time. Null: neither has sent anything. */
export function drawingOf(pair: LinkedPair, tries: readonly PairTry[]): PairDrawing | null {
  const ats = tries.map(({ at }) => instant(at))
  if (ats.length === 0) return null
  const linked = linkedTimes(pair)
  const { one, other } = factsOf(pair)
  return {
    from: Math.min(...ats),
    to: Math.max(...ats),
    lanes: [one, other].map(({ id, team }) => ({
      key: String(id),
      name: team,
      marks: tries.flatMap(({ participationId, at: iso, isRight }) => {
        if (participationId !== id) return []
        const at = instant(iso)
        const sent = { at, mark: isRight ? ('good' as const) : ('plain' as const) }
        return linked.has(`${id} ${at}`) ? [sent, { at, mark: 'linked' as const }] : [sent]
      }),
    })),
  }
}
