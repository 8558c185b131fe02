import type { TakeOverPhase } from '#contract/models/take-over-names.ts'
import type { TakeOverProgress } from '#contract/models/take-over.ts'
import { type Progress, secondsLeft } from '#server/backup/progress.ts'

const PHASES: Readonly<Record<string, TakeOverPhase>> = { rows: 'Rows', files: 'Files' }

/** Passes the progress on as it is shown on the screen. */
export function progressInto(
  show: (progress: TakeOverProgress) => void,
  now: () => number = Date.now,
): Progress {
  let phase: TakeOverPhase = 'Connecting'
  let [total, done, begunAt] = [0, 0, 0]
  const tell = () =>
    show({ phase, done, total, secondsLeft: secondsLeft({ done, total, tookMs: now() - begunAt }) })
  return {
    begin: (doing, most) => {
      ;[phase, total, done, begunAt] = [PHASES[doing] ?? phase, most, 0, now()]
      tell()
    },
    add: (amount) => {
      done = Math.min(total, done + amount)
      tell()
    },
    end: () => {
      // Indexes and the commit follow the last file.
      if (phase === 'Files') [phase, total, done] = ['Finishing', 0, 0]
      else done = total
      tell()
    },
  }
}
