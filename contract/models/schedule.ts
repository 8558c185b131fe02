import { PLAN_MOMENTS } from '../rules/schedule-plan.ts'
import { bool, double, int, iso, keep, list, model, names, nullable, text, type Wire } from '../schema.ts'

export const challengeWindowModel = model('ChallengeWindowModel', {
  id: int(),
  title: text(),
  isEnabled: bool(),
  /** The score curve, so that `rules/waves.ts` can preview a release. */
  originalScore: int(),
  minScoreRate: double(),
  difficulty: double(),
  opensAt: nullable(iso()),
  closesAt: nullable(iso()),
})

/** The stored moments of a game. While it is paused, those after `pausedAt` will still move. */
export const scheduleModel = model('ScheduleModel', {
  start: iso(),
  end: iso(),
  /** The writeup deadline. Null: none. */
  writeupsUntil: nullable(iso()),
  freezeAt: nullable(iso()),
  /** The time of the reveal; null if there was none. */
  revealedAt: nullable(iso()),
  /** Null: the game is not paused. */
  pausedAt: nullable(iso()),
  challenges: list(challengeWindowModel),
})
export type ScheduleModel = Wire<typeof scheduleModel>

/** A notice to all players. It is published in the same transaction as the act. */
const tells = { notice: keep(text()) }

export const clockNewsModel = model('ClockNewsModel', tells)

/** Minutes that are added to a running game, or that a reopened game stays open. */
export const extensionModel = model('ExtensionModel', {
  minutes: int({ required: true, min: 1, max: 43_200 }),
  ...tells,
})

/**
 * `moment` and `from`, its time as the caller saw it, name the moment. `to` replaces this time. Null: no
 * time.
 */
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
