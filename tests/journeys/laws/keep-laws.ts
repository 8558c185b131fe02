import { follow, START, type Breach, type Progress } from './follow.ts'
import type { Law } from './law.ts'
import { LAWS } from './laws.ts'
import type { Seen } from './seen.ts'

export interface LawWatch {
  /** Observes the page after a step, and returns what it has broken. */
  after(act: string | null): Promise<readonly BrokenLaw[]>
}
export interface BrokenLaw {
  law: Law
  breach: Breach
}
interface Looks {
  look: (act: string | null) => Seen | Promise<Seen>
  /** A dialog closes and the focus moves in later frames, so a breach counts only if it lasts. */
  patienceMs: number
  laws?: readonly Law[]
  /** Breaches that are not worth the wait and are not returned. */
  isKnown?: (law: Law, act: string | null) => boolean
}

const PAUSE_MS = 50
// Keeps the real functions, because the test may replace the clock.
const pause = setTimeout
const clock = performance.now.bind(performance)

/** Checks the laws along one path. After a breach, a law is checked on from the next step. */
export function watchLaws({ look, patienceMs, laws = LAWS, isKnown = () => false }: Looks): LawWatch {
  let state: readonly { law: Law; progress: Progress }[] = laws.map((law) => ({ law, progress: START }))
  return {
    async after(act) {
      const until = clock() + patienceMs
      for (;;) {
        const seen = await look(act)
        const next = state.map(({ law, progress }) => ({
          law,
          progress: follow(law.holds, progress, seen),
        }))
        const broken = next.flatMap(({ law, progress: { breach } }) =>
          breach === null || isKnown(law, act) ? [] : [{ law, breach }],
        )
        if (broken.length === 0 || clock() > until) {
          state = next.map(({ law, progress }) => ({
            law,
            progress: progress.breach === null ? progress : anew(law, seen),
          }))
          return broken
        }
        await new Promise((resolve) => pause(resolve, PAUSE_MS))
      }
    },
  }
}

function anew({ holds }: Law, seen: Seen): Progress {
  const progress = follow(holds, START, seen)
  return progress.breach === null ? progress : START
}

/** A breach in a few lines: the sentence, what was seen, and what of it was different before. */
export function sayBreach({ law, breach: { now, before, first } }: BrokenLaw): string {
  return [
    `The law “${law.name}” is broken: ${law.says}.`,
    ...linesOf('seen', now),
    ...(before === now ? [] : linesOf('before', differing(before, now))),
    ...(first === now || first === before ? [] : linesOf('when the check began', differing(first, now))),
  ].join('\n')
}

const linesOf = (title: string, seen: Partial<Seen>) => [
  `${title}:`,
  ...Object.entries(seen).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`),
]

const differing = (one: Seen, other: Seen) => {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key))),
  )
}
