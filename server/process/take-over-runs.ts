import type { TakeOverFault, TakeOverProgress, TakeOverReport } from '#contract/models/take-over.ts'
import { hashOf } from '#server/http/session.ts'
import type { AskedTakeOver, TakeOverRuns, TakeOverStatus } from '#server/modules/take-over/take-over-runs.ts'
import type { Progress } from '#server/backup/progress.ts'
import { progressInto } from './take-over-progress.ts'

export interface TakeOverWork {
  asked: AskedTakeOver
  isTrial: boolean
  progress: Progress
  signal: AbortSignal
}
export interface OpenTakeOverRuns extends TakeOverRuns {
  /** Resolves when a take-over was asked for, which needs the server to stop. */
  next(): Promise<AskedTakeOver>
  /** Carries it out and keeps how it ended. Never throws. */
  carryOut(asked: AskedTakeOver, signal: AbortSignal): Promise<void>
}

/** `work` reads the other server, and in a take-over fills this platform. */
export function openTakeOverRuns(
  work: (asked: TakeOverWork) => Promise<TakeOverReport>,
  faultOf: (error: unknown) => TakeOverFault,
): OpenTakeOverRuns {
  let last: { isTrial: boolean; by: string; status: TakeOverStatus } | null = null
  let ask: (asked: AskedTakeOver) => void = () => {}
  let asked = new Promise<AskedTakeOver>((settle) => (ask = settle))
  const carryOut = async (task: AskedTakeOver, isTrial: boolean, signal: AbortSignal) => {
    const show = (progress: TakeOverProgress) =>
      void (last = { isTrial, by: task.by, status: { kind: 'running', progress } })
    try {
      const report = await work({ asked: task, isTrial, progress: progressInto(show), signal })
      last = { isTrial, by: task.by, status: { kind: 'done', report } }
    } catch (error) {
      last = { isTrial, by: task.by, status: { kind: 'failed', fault: faultOf(error) } }
    }
  }
  return {
    last: () => last && { isTrial: last.isTrial, status: last.status },
    isOf: (tokens) => tokens.some((token) => hashOf(token) === last?.by),
    begin: (task, { isTrial }) => {
      if (last?.status.kind === 'running') return false
      const phase = isTrial ? 'Connecting' : 'Stopping'
      const progress: TakeOverProgress = { phase, done: 0, total: 0, secondsLeft: null }
      last = { isTrial, by: task.by, status: { kind: 'running', progress } }
      if (isTrial) void carryOut(task, true, new AbortController().signal)
      else ask(task)
      return true
    },
    next: () => asked,
    carryOut: async (task, signal) => {
      asked = new Promise((settle) => (ask = settle))
      await carryOut(task, false, signal)
    },
  }
}
