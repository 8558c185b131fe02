import { DEFAULT_BLOOD_BONUS } from '../rules/blood-bonus.ts'
import {
  absent,
  bool,
  int,
  iso,
  keep,
  list,
  long,
  model,
  nullable,
  optional,
  text,
  type Wire,
} from '../schema.ts'
import { EPOCH } from './time.ts'

/**
 * A save replaces the whole game. A missing field falls back to its default, but missing organisations stay.
 */
export const gameInfoModelInput = model('GameInfoModelInput', {
  title: text({ required: true, clear: 'line' }),
  hidden: absent(bool(), false),
  summary: absent(text(), ''),
  content: absent(text(), ''),
  acceptWithoutReview: absent(bool(), false),
  inviteCode: absent(nullable(text({ max: 32, clear: 'line' })), null),
  /** The server drops duplicates. [] clears the list. */
  organizations: keep(list(text({ clear: 'line' }))),
  /** 0: no limit, also for `containerCountLimit`. */
  teamMemberCountLimit: absent(int({ min: 0 }), 0),
  containerCountLimit: absent(int({ min: 0 }), 3),
  practiceMode: absent(bool(), true),
  start: absent(iso(), EPOCH),
  end: absent(iso(), EPOCH),
  wpddl: absent(iso(), EPOCH),
  wpNote: absent(text(), ''),
  bloodBonus: absent(long(), DEFAULT_BLOOD_BONUS),
})
export type GameInfoModelInput = Wire<typeof gameInfoModelInput>

export const gameInfoModel = model('GameInfoModel', {
  id: int(),
  title: text(),
  hidden: bool(),
  summary: text(),
  content: text(),
  acceptWithoutReview: bool(),
  inviteCode: nullable(text()),
  organizations: nullable(list(text())),
  /** 0: no limit, also for `containerCountLimit`. */
  teamMemberCountLimit: int(),
  containerCountLimit: int(),
  poster: nullable(text()),
  /** 32 bytes in Base64. Anyone can check a team's token with it. */
  publicKey: text(),
  practiceMode: bool(),
  start: iso(),
  end: iso(),
  /** The writeup deadline. The name is that of the wire. */
  wpddl: iso(),
  /** Instructions for the writeup, in Markdown. */
  wpNote: text(),
  /** Three bonuses packed into one number, see `rules/blood-bonus.ts`. */
  bloodBonus: long(),
  /** The start of the pause. Absent while the game is not paused (extension `schedule`). */
  pausedAt: optional(iso()),
})
export type GameInfoModel = Wire<typeof gameInfoModel>
