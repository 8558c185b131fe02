import * as calls from '#contract/calls/schedule.ts'
import { instant, type Iso } from '#contract/models/time.ts'
import type { ClockActKind } from '#contract/rules/clock-acts.ts'
import { serve } from '#server/modules/serve.ts'
import { actOnClock, planSchedule, readSchedule } from './change-schedule.ts'

const MINUTE_MS = 60_000
const at = (time: Iso | null) => (time === null ? null : instant(time))

const act = (
  call:
    | typeof calls.startGame
    | typeof calls.pauseGame
    | typeof calls.resumeGame
    | typeof calls.endGame
    | typeof calls.freezeBoard,
  kind: Exclude<ClockActKind, 'extend' | 'reopen'>,
) =>
  serve(call, ({ params, body, actor, ip }, services) =>
    actOnClock(params.id, { act: { kind }, notice: body.notice ?? null }, { actor, ip }, services),
  )
const actFor = (call: typeof calls.extendGame | typeof calls.reopenGame, kind: 'extend' | 'reopen') =>
  serve(call, ({ params, body: { minutes, notice = null }, actor, ip }, services) =>
    actOnClock(params.id, { act: { kind, byMs: minutes * MINUTE_MS }, notice }, { actor, ip }, services),
  )

export const scheduleRoutes = [
  serve(calls.getSchedule, ({ params, actor }, services) => readSchedule(params.id, actor, services)),
  serve(calls.planSchedule, ({ params, body, actor, ip }, services) => {
    const plan = body.changes.map(({ moment, from, to }) => ({ moment, from: at(from), to: at(to) }))
    return planSchedule(params.id, { plan, notice: body.notice ?? null }, { actor, ip }, services)
  }),
  act(calls.startGame, 'start'),
  act(calls.pauseGame, 'pause'),
  act(calls.resumeGame, 'resume'),
  actFor(calls.extendGame, 'extend'),
  act(calls.freezeBoard, 'freeze'),
  act(calls.endGame, 'end'),
  actFor(calls.reopenGame, 'reopen'),
]
