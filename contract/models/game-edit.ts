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

/** A save replaces the whole game. A missing field gets its default, except the organisations. */
export const gameInfoModelInput = model('GameInfoModelInput', {
  title: text({ required: true, clear: 'line' }),
  hidden: absent(bool(), false),
  summary: absent(text(), ''),
  content: absent(text(), ''),
  acceptWithoutReview: absent(bool(), false),
  inviteCode: absent(nullable(text({ max: 32, clear: 'line' })), null),
  /** A set: duplicates are dropped. [] clears it. */
  organizations: keep(list(text({ clear: 'line' }))),
  /** 0 for no limit, as for containers. */
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
  /** 0 for no limit, as for the containers of a team. */
  teamMemberCountLimit: int(),
  containerCountLimit: int(),
  poster: nullable(text()),
  /** Base64 of the 32 bytes with which anyone can check a team's token. */
  publicKey: text(),
  practiceMode: bool(),
  start: iso(),
  end: iso(),
  /** The deadline for writeups. */
  wpddl: iso(),
  /** Instructions for the writeup, in Markdown. */
  wpNote: text(),
  /** Packed, see rules/blood-bonus.ts. */
  bloodBonus: long(),
  /** Since when the game is paused; absent while it is not (extension `schedule`). */
  pausedAt: optional(iso()),
})
export type GameInfoModel = Wire<typeof gameInfoModel>
