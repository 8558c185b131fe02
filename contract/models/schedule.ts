import { bool, double, int, iso, list, model, nullable, text, type Wire } from '../schema.ts'

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
  /** Null while the game is not paused. */
  pausedAt: nullable(iso()),
  challenges: list(challengeWindowModel),
})
export type ScheduleModel = Wire<typeof scheduleModel>

export const extensionModel = model('ExtensionModel', {
  minutes: int({ required: true, min: 1, max: 43_200 }),
})
