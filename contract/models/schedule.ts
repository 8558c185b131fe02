import { PLAN_MOMENTS } from '../rules/schedule-plan.ts'
import { bool, double, int, iso, keep, list, model, names, nullable, text, type Wire } from '../schema.ts'

export const challengeWindowModel = model('ChallengeWindowModel', {
  id: int(),
  title: text(),
  isEnabled: bool(),
  /** Its score curve, so that `rules/waves.ts` can preview a wave. */
  originalScore: int(),
  minScoreRate: double(),
  difficulty: double(),
  opensAt: nullable(iso()),
  closesAt: nullable(iso()),
})

/** The moments of a game as they are stored. While it is paused, those after `pausedAt` will move. */
export const scheduleModel = model('ScheduleModel', {
  start: iso(),
  end: iso(),
  /** The deadline for writeups; null for none. */
  writeupsUntil: nullable(iso()),
  freezeAt: nullable(iso()),
  /** The time of the reveal; null if there was none. */
  revealedAt: nullable(iso()),
  /** Null while the game is not paused. */
  pausedAt: nullable(iso()),
  challenges: list(challengeWindowModel),
})
export type ScheduleModel = Wire<typeof scheduleModel>

/** A text for all players, published together with the act. */
const tells = { notice: keep(text()) }

export const clockNewsModel = model('ClockNewsModel', tells)

/** How much longer a game lasts, or how long it is open again from now on. */
export const extensionModel = model('ExtensionModel', {
  minutes: int({ required: true, min: 1, max: 43_200 }),
  ...tells,
})

/** A moment, named by the time that the caller saw, and the time at which it shall be. Null: no time. */
export const momentChangeModel = model('MomentChangeModel', {
  moment: names('PlanMoment', PLAN_MOMENTS),
  from: nullable(iso()),
  to: nullable(iso()),
})

export const schedulePlanModel = model('SchedulePlanModel', {
  changes: list(momentChangeModel),
  ...tells,
})
export type SchedulePlanModel = Wire<typeof schedulePlanModel>
