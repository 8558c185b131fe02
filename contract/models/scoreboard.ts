import { int, iso, list, long, map, model, names, nullable, optional, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

export const SUBMISSION_TYPES = ['Unaccepted', 'FirstBlood', 'SecondBlood', 'ThirdBlood', 'Normal'] as const
export type SubmissionType = (typeof SUBMISSION_TYPES)[number]
export const submissionTypeNames = names('SubmissionType', SUBMISSION_TYPES)

export const blood = model('Blood', {
  id: int(),
  name: text(),
  avatar: nullable(text()),
  submitTimeUTC: nullable(iso()),
})
export type Blood = Wire<typeof blood>

export const challengeInfo = model('ChallengeInfo', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  /** The current score, without the blood bonus. */
  score: int(),
  solved: int(),
  /** At most three, earliest first. */
  bloods: list(nullable(blood)),
})
export type ChallengeInfo = Wire<typeof challengeInfo>

export const challengeItem = model('ChallengeItem', {
  id: int(),
  /** Includes the blood bonus. 0 if the challenge is unsolved. */
  score: int(),
  type: submissionTypeNames,
  userName: nullable(text()),
  time: nullable(iso()),
})
export type ChallengeItem = Wire<typeof challengeItem>

export const scoreboardItem = model('ScoreboardItem', {
  id: int(),
  name: text(),
  bio: nullable(text()),
  organization: nullable(text()),
  avatar: nullable(text()),
  score: int(),
  /** Unique, from 1. 0: the team is not on the board. */
  rank: int(),
  organizationRank: nullable(int()),
  solvedCount: int(),
  /** The start of the game if the team has no solve. */
  lastSubmissionTime: iso(),
  /** Every enabled challenge has an entry, because base clients show a missing one as solved. */
  challenges: list(challengeItem),
})
export type ScoreboardItem = Wire<typeof scoreboardItem>

/** `score` is the running total. */
export const timeLine = model('TimeLine', { time: iso(), score: int() })
export type TimeLine = Wire<typeof timeLine>

export const topTimeLine = model('TopTimeLine', { id: int(), name: text(), items: list(timeLine) })
export type TopTimeLine = Wire<typeof topTimeLine>

export const scoreboardModel = model('ScoreboardModel', {
  /** The time of the computation. */
  updateTimeUTC: iso(),
  bloodBonus: long(),
  /** Keyed by organisation, with its first ten teams. `all` has the first ten of all teams. */
  timeLines: map(text(), list(topTimeLine)),
  /** Sorted by rank. */
  items: list(scoreboardItem),
  /**
   * Categories without enabled challenges are left out. Clients draw in the order of the keys, so the keys
   * are sorted by name.
   */
  challenges: map(challengeTagNames, list(challengeInfo)),
})
export type ScoreboardModel = Wire<typeof scoreboardModel>

/** A challenge that is not open for the own team yet. Nothing else of it is sent to the team. */
export const lockedChallenge = model('LockedChallenge', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  score: int(),
  /** Ids of the challenges that are out and that the team has to solve first. */
  lacks: list(int()),
})
export type LockedChallenge = Wire<typeof lockedChallenge>

export const gameDetailModel = model('GameDetailModel', {
  /** Without those in `locked`. */
  challenges: map(challengeTagNames, list(challengeInfo)),
  /** Extension `prerequisites`. Missing: none is locked. */
  locked: optional(list(lockedChallenge)),
  /** The row of the caller's team. */
  rank: scoreboardItem,
  /** `{team id}:{signature}`. */
  teamToken: text(),
  wpddl: iso(),
})
export type GameDetailModel = Wire<typeof gameDetailModel>
