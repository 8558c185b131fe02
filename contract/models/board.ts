import { double, int, iso, list, long, model, nullable, text, type Wire } from '../schema.ts'
import { challengeTagNames } from './challenge.ts'

export const boardChallenge = model('BoardChallenge', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  /** The curve; the present value follows from it and from the solves. */
  originalScore: int(),
  minScoreRate: double(),
  difficulty: double(),
})
export type BoardChallengeModel = Wire<typeof boardChallenge>

/** Column by column: five thousand teams are small so. */
export const boardTeams = model('BoardTeams', {
  /**
   * A text of digits: of what each is more than the one before it, twice; of what it is less, twice less 1.
   */
  ids: text(),
  names: list(text()),
  /** The hash in `/assets/{hash}/avatar`; '' where there is none. */
  avatars: list(text()),
  /** A text of digits: places in the list of organisations, counted from 1; 0 for none. */
  organizations: text(),
})
export type BoardTeamsModel = Wire<typeof boardTeams>

/** The solves that count, in their order. Each column is a text of digits, see `rules/board/digits.ts`. */
export const boardSolves = model('BoardSolves', {
  count: int(),
  /** When the first one was. */
  from: iso(),
  /** Places in the list of teams. */
  teams: text(),
  /** Places in the list of challenges. */
  challenges: text(),
  /**
   * Of the seconds since the first one, twice what has been added since the one before; 1 where both came in
   * the same millisecond.
   */
  steps: text(),
})
export type BoardSolvesModel = Wire<typeof boardSolves>

/** A whole board as the facts it follows from, for clients that fold it themselves. */
export const boardModel = model('BoardModel', {
  /** Of the last fact that is in it. */
  seq: long(),
  start: iso(),
  end: iso(),
  /**
   * Since then solves are kept from the public, until they are revealed. Null where the organisers have set
   * nothing.
   */
  freezeAt: nullable(iso()),
  revealedAt: nullable(iso()),
  bloodBonus: long(),
  organizations: list(text()),
  /** In the order in which they are shown. */
  challenges: list(boardChallenge),
  /** In the order in which they joined, which decides between equals. */
  teams: boardTeams,
  solves: boardSolves,
})
export type BoardModel = Wire<typeof boardModel>
