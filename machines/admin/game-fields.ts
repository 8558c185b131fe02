import type { GameInfoModel, GameInfoModelInput } from '#contract/models/game-edit.ts'
import { EPOCH, instant, toIso, type Iso } from '#contract/models/time.ts'
import { MAX_BONUS, packBloodBonus, unpackBloodBonus } from '#contract/rules/blood-bonus.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, MAX_ORGANIZATIONS } from '#contract/rules/edit-limits.ts'
import { isOn, numberOf, textOf, textsOf } from './field-values.ts'
import type { FormFields } from './three-way-merge.ts'

/**
 * A game as an organiser writes it, in the order of the form. Numbers are what was typed, so that nothing
 * half-typed is lost.
 */
export type GameFields = {
  title: string
  summary: string
  content: string
  hidden: boolean
  /** Null while there is none: a game that was only just made up has no times yet. */
  startsAt: number | null
  endsAt: number | null
  acceptWithoutReview: boolean
  inviteCode: string
  organizations: readonly string[]
  teamMemberCountLimit: string
  containerCountLimit: string
  practiceMode: boolean
  wpddlAt: number | null
  wpNote: string
  /** In per cent of a challenge's score. */
  firstBlood: string
  secondBlood: string
  thirdBlood: string
}
export type GameField = keyof GameFields
export type GameFlaw = 'missing' | 'long' | 'many' | 'reversed' | 'number' | 'percent'
export type GameFlaws = Readonly<Record<GameField, GameFlaw | null>>

export const INVITE_CODE_LONGEST = 32
/** What the wire calls an int. */
const MAX_COUNT = 2_147_483_647
const THOUSANDTHS = MAX_BONUS / 100

export const BLANK_GAME: GameFields = {
  title: '',
  summary: '',
  content: '',
  hidden: false,
  startsAt: null,
  endsAt: null,
  acceptWithoutReview: false,
  inviteCode: '',
  organizations: [],
  teamMemberCountLimit: '',
  containerCountLimit: '',
  practiceMode: false,
  wpddlAt: null,
  wpNote: '',
  firstBlood: '',
  secondBlood: '',
  thirdBlood: '',
}

export function toGameFields(game: GameInfoModel): GameFields {
  const { first, second, third } = unpackBloodBonus(game.bloodBonus)
  return {
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    startsAt: momentOf(game.start),
    endsAt: momentOf(game.end),
    acceptWithoutReview: game.acceptWithoutReview,
    inviteCode: game.inviteCode ?? '',
    organizations: game.organizations ?? [],
    teamMemberCountLimit: String(game.teamMemberCountLimit),
    containerCountLimit: String(game.containerCountLimit),
    practiceMode: game.practiceMode,
    wpddlAt: momentOf(game.wpddl),
    wpNote: game.wpNote,
    firstBlood: String(first / THOUSANDTHS),
    secondBlood: String(second / THOUSANDTHS),
    thirdBlood: String(third / THOUSANDTHS),
  }
}

/** Of fields without a flaw. */
export function toGameInput(fields: GameFields): GameInfoModelInput {
  const { startsAt, endsAt, wpddlAt, firstBlood, secondBlood, thirdBlood, ...rest } = fields
  return {
    ...rest,
    title: fields.title.trim(),
    inviteCode: fields.inviteCode === '' ? null : fields.inviteCode,
    organizations: [...fields.organizations],
    teamMemberCountLimit: Number(fields.teamMemberCountLimit),
    containerCountLimit: Number(fields.containerCountLimit),
    start: isoOf(startsAt),
    end: isoOf(endsAt),
    wpddl: isoOf(wpddlAt),
    bloodBonus: packBloodBonus({
      first: bonusOf(firstBlood),
      second: bonusOf(secondBlood),
      third: bonusOf(thirdBlood),
    }),
  }
}

/** What an editor holds, read as a game. */
export function readGameFields(fields: FormFields): GameFields {
  return {
    title: textOf(fields['title']),
    summary: textOf(fields['summary']),
    content: textOf(fields['content']),
    hidden: isOn(fields['hidden']),
    startsAt: numberOf(fields['startsAt']),
    endsAt: numberOf(fields['endsAt']),
    acceptWithoutReview: isOn(fields['acceptWithoutReview']),
    inviteCode: textOf(fields['inviteCode']),
    organizations: textsOf(fields['organizations']),
    teamMemberCountLimit: textOf(fields['teamMemberCountLimit']),
    containerCountLimit: textOf(fields['containerCountLimit']),
    practiceMode: isOn(fields['practiceMode']),
    wpddlAt: numberOf(fields['wpddlAt']),
    wpNote: textOf(fields['wpNote']),
    firstBlood: textOf(fields['firstBlood']),
    secondBlood: textOf(fields['secondBlood']),
    thirdBlood: textOf(fields['thirdBlood']),
  }
}

export function gameFlaws(fields: GameFields): GameFlaws {
  const { startsAt, endsAt } = spanFlaws(fields)
  return {
    title: titleFlaw(fields.title),
    summary: textFlaw(fields.summary),
    content: textFlaw(fields.content),
    hidden: null,
    startsAt,
    endsAt,
    acceptWithoutReview: null,
    inviteCode: fields.inviteCode.length > INVITE_CODE_LONGEST ? 'long' : null,
    organizations: organizationsFlaw(fields.organizations),
    teamMemberCountLimit: countFlaw(fields.teamMemberCountLimit),
    containerCountLimit: countFlaw(fields.containerCountLimit),
    practiceMode: null,
    wpddlAt: null,
    wpNote: textFlaw(fields.wpNote),
    firstBlood: percentFlaw(fields.firstBlood),
    secondBlood: percentFlaw(fields.secondBlood),
    thirdBlood: percentFlaw(fields.thirdBlood),
  }
}

export function titleFlaw(title: string): 'missing' | 'long' | null {
  const { length } = title.trim()
  return length === 0 ? 'missing' : length > MAX_TITLE_LENGTH ? 'long' : null
}

/**
 * Both times, or neither, and in order: the rule of `contract/rules/game-schedule.ts`, told at the field that
 * breaks it.
 */
export function spanFlaws({ startsAt, endsAt }: Pick<GameFields, 'startsAt' | 'endsAt'>) {
  const isReversed = startsAt !== null && endsAt !== null && startsAt >= endsAt
  return {
    startsAt: startsAt === null && endsAt !== null ? ('missing' as const) : null,
    endsAt:
      endsAt === null && startsAt !== null ? ('missing' as const) : isReversed ? ('reversed' as const) : null,
  }
}

const textFlaw = (text: string) => (text.length > MAX_TEXT_LENGTH ? 'long' : null)

function organizationsFlaw(organizations: readonly string[]): 'many' | 'long' | null {
  if (organizations.length > MAX_ORGANIZATIONS) return 'many'
  return organizations.some(({ length }) => length > MAX_TITLE_LENGTH) ? 'long' : null
}

const countFlaw = (typed: string) =>
  /^\s*\d+\s*$/.test(typed) && Number(typed) <= MAX_COUNT ? null : 'number'
/** A tenth of a per cent is the finest that the wire knows. */
export const isPercent = (typed: string) =>
  /^\s*\d+(?:[.,]\d)?\s*$/.test(typed) && bonusOf(typed) <= MAX_BONUS
const percentFlaw = (typed: string) => (isPercent(typed) ? null : 'percent')

/** People of some countries write a comma. */
export const percentOf = (typed: string) => Number(typed.replace(',', '.'))
const bonusOf = (percent: string) => Math.round(percentOf(percent) * THOUSANDTHS)
const momentOf = (time: Iso) => (instant(time) === instant(EPOCH) ? null : instant(time))
const isoOf = (at: number | null) => (at === null ? EPOCH : toIso(at))
