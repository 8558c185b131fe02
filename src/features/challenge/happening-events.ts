import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import type { Blood, ChallengeView } from './challenges-view.ts'

export type HappeningEvent =
  | { kind: 'notice' | 'hint' | 'opened'; at: number; text: string }
  | { kind: 'blood'; at: number; blood: Blood; team: string; title: string }
  | { kind: 'solve'; at: number; user: string; title: string }

/** A large screen has room for this number of lines. */
const MOST = 16

/** The latest notice of the organisers first, then the newest other events, at most `MOST`. */
export function happeningIn(
  challenges: readonly ChallengeView[],
  notices: readonly GameNotice[],
): readonly HappeningEvent[] {
  const events: HappeningEvent[] = []
  const pinnable: HappeningEvent[] = []
  for (const { type, content, time } of notices) {
    const at = instant(time)
    if (type === 'Normal') pinnable.push({ kind: 'notice', at, text: content })
    else if (type === 'NewHint') events.push({ kind: 'hint', at, text: content })
    else if (type === 'NewChallenge') events.push({ kind: 'opened', at, text: content })
  }
  for (const { title, bloods, blood, solver } of challenges) {
    for (const each of bloods)
      if (each.at !== null)
        events.push({ kind: 'blood', at: each.at, blood: each.blood, team: each.team, title })
    if (blood === null && solver?.user && solver.at !== null)
      events.push({ kind: 'solve', at: solver.at, user: solver.user, title })
  }
  const newest = (one: HappeningEvent, other: HappeningEvent) => other.at - one.at
  const [pinned, ...older] = pinnable.toSorted(newest)
  return [...(pinned ? [pinned] : []), ...[...events, ...older].toSorted(newest).slice(0, MOST)]
}
