import type { ArchivedChallenge, GameArchive } from '#contract/models/game-archive.ts'
import type { Iso } from '#contract/models/time.ts'
import { clonedMoment } from '#contract/rules/clone-schedule.ts'

/** The challenge in another game: disabled, and with its times as long after the start as before. */
export const asUnopened = (
  challenge: ArchivedChallenge,
  original: Pick<GameArchive['game'], 'start'>,
  target: { start: Iso },
): ArchivedChallenge => ({
  ...challenge,
  isEnabled: false,
  opensAt: clonedMoment(challenge.opensAt, original, target),
  closesAt: clonedMoment(challenge.closesAt, original, target),
})
