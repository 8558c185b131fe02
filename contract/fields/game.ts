import type { GameInfoModelInput } from '../models/game-edit.ts'
import { MAX_BONUS, packBloodBonus, unpackBloodBonus } from '../rules/blood-bonus.ts'
import { MAX_ORGANIZATIONS, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../rules/edit-limits.ts'
import { flawsOf, toStored, type Field, type FormOf } from './field.ts'
import { line, moment, numberIn, prose, texts, toggle } from './kinds.ts'

export const INVITE_CODE_LONGEST = 32
/** The largest int of the wire. */
const MAX_COUNT = 2_147_483_647
const THOUSANDTHS = MAX_BONUS / 100

const inviteCode: Field<string | null, string, 'long'> = {
  blank: '',
  toTyped: (stored) => stored ?? '',
  toStored: (typed) => (typed === '' ? null : typed),
  flawOf: (typed) => (typed.length > INVITE_CODE_LONGEST ? 'long' : null),
  isTyped: (value) => typeof value === 'string',
  // Secret, because a team with the code can join the game.
  isSecret: true,
}
const count: Field<number, string, 'number'> = {
  blank: '',
  toTyped: String,
  toStored: Number,
  flawOf: (typed) => (/^\s*\d+\s*$/.test(typed) && Number(typed) <= MAX_COUNT ? null : 'number'),
  isTyped: (value) => typeof value === 'string',
}
/**
 * The bonus of the first, second and third solve, in per cent of the score. The wire packs all three into one
 * number.
 */
const bloodBonus: Field<number, readonly string[], 'percent'> = {
  blank: ['', '', ''],
  toTyped(stored) {
    const { first, second, third } = unpackBloodBonus(stored)
    return [first, second, third].map((bonus) => String(bonus / THOUSANDTHS))
  },
  toStored: ([first = '', second = '', third = '']) =>
    packBloodBonus({ first: bonusOf(first), second: bonusOf(second), third: bonusOf(third) }),
  flawOf: (typed) => (typed.length === 3 && typed.every(isPercent) ? null : 'percent'),
  isTyped: (value) =>
    Array.isArray(value) && value.length === 3 && value.every((entry) => typeof entry === 'string'),
}

export const GAME = {
  title: line({ most: MAX_TITLE_LENGTH, isNeeded: true }),
  summary: prose({ most: MAX_TEXT_LENGTH }),
  content: prose({ most: MAX_TEXT_LENGTH }),
  hidden: toggle(),
  start: moment(),
  end: moment(),
  acceptWithoutReview: toggle(),
  inviteCode,
  organizations: texts({ most: MAX_ORGANIZATIONS, longest: MAX_TITLE_LENGTH }),
  /** 0: no limit. */
  teamMemberCountLimit: count,
  /** 0: no limit. */
  containerCountLimit: count,
  practiceMode: toggle(),
  /** The writeup deadline. The name is that of the wire. */
  wpddl: moment(),
  wpNote: prose({ most: MAX_TEXT_LENGTH }),
  bloodBonus,
}
export type GameForm = FormOf<typeof GAME>
export type GameField = keyof typeof GAME
export type GameFlaws = ReturnType<typeof gameFlaws>
export type GameFlaw = Exclude<GameFlaws[GameField], null>

export function gameFlaws(form: GameForm) {
  const { startsAt: start, endsAt: end } = spanFlaws({ startsAt: form.start, endsAt: form.end })
  return { ...flawsOf(GAME, form), start, end }
}

/**
 * Both times are set in order, or neither is. This is the rule of `rules/game-schedule.ts`, split by field.
 */
export function spanFlaws({ startsAt, endsAt }: { startsAt: number | null; endsAt: number | null }) {
  const isReversed = startsAt !== null && endsAt !== null && startsAt >= endsAt
  return {
    startsAt: startsAt === null && endsAt !== null ? ('missing' as const) : null,
    endsAt:
      endsAt === null && startsAt !== null ? ('missing' as const) : isReversed ? ('reversed' as const) : null,
  }
}

export const toGameInput = (form: GameForm): GameInfoModelInput => toStored(GAME, form)

/** The wire stores tenths of a per cent. */
export function isPercent(typed: string): boolean {
  return /^\s*\d+(?:[.,]\d)?\s*$/.test(typed) && bonusOf(typed) <= MAX_BONUS
}
const bonusOf = (percent: string) => Math.round(numberIn(percent) * THOUSANDTHS)
