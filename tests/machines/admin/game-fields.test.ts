import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { packBloodBonus } from '#contract/rules/blood-bonus.ts'
import { isGameSpan } from '#contract/rules/game-schedule.ts'
import {
  BLANK_GAME,
  gameFlaws,
  readGameFields,
  toGameFields,
  toGameInput,
  type GameFields,
} from '#machines/admin/game-fields.ts'
import { noticeFlaw, printNoticeId, readNoticeId } from '#machines/admin/notice-fields.ts'
import { haveSameFields } from '#machines/admin/three-way-merge.ts'
import { aGameToEdit } from '../../worlds/builders.ts'

const time = fc.oneof(fc.constant(EPOCH), fc.integer({ min: 1, max: 4_000_000_000_000 }).map(toIso))
const count = fc.nat(2_147_483_647)
const permille = fc.nat(1000)
const game: fc.Arbitrary<GameInfoModel> = fc
  .record({
    title: fc.string({ minLength: 1 }).map((title) => `x${title.trim()}`),
    summary: fc.string(),
    content: fc.string(),
    hidden: fc.boolean(),
    acceptWithoutReview: fc.boolean(),
    inviteCode: fc.oneof(fc.constant(null), fc.string({ minLength: 1, maxLength: 32 })),
    organizations: fc.array(fc.string()),
    teamMemberCountLimit: count,
    containerCountLimit: count,
    practiceMode: fc.boolean(),
    start: time,
    end: time,
    wpddl: time,
    wpNote: fc.string(),
    bloodBonus: fc.record({ first: permille, second: permille, third: permille }).map(packBloodBonus),
  })
  .map((facts) => aGameToEdit(facts))

describe('the fields of a game', () => {
  test('go back to the server as they came, all of them', () => {
    fc.assert(
      fc.property(game, (given) => {
        const { id: _, poster: __, publicKey: ___, ...sent } = given
        expect(toGameInput(toGameFields(given))).toEqual({ ...sent, title: given.title.trim() })
      }),
    )
  })
  test('come through an editor as they were', () => {
    fc.assert(
      fc.property(game, (given) => {
        expect(readGameFields(toGameFields(given))).toEqual(toGameFields(given))
      }),
    )
  })
  test('are of the kinds of a blank one, so that a draft is taken back', () => {
    fc.assert(fc.property(game, (given) => haveSameFields(toGameFields(given), BLANK_GAME)))
  })
  test('of a game that the server has are without flaw exactly when it has both times in order, or neither', () => {
    fc.assert(
      fc.property(game, (given) => {
        const flaws = gameFlaws(toGameFields(given))
        const isWithout = Object.values(flaws).every((flaw) => flaw === null)
        const isHalf = (given.start === EPOCH) !== (given.end === EPOCH)
        expect(isWithout).toBe(isGameSpan(given.start, given.end) && !isHalf)
      }),
    )
  })
  test.each<[Partial<GameFields>, Partial<Record<keyof GameFields, string>>]>([
    [{ title: ' ' }, { title: 'missing' }],
    [{ title: 'x'.repeat(256) }, { title: 'long' }],
    [{ content: 'x'.repeat(500_001) }, { content: 'long' }],
    [{ inviteCode: 'x'.repeat(33) }, { inviteCode: 'long' }],
    [{ organizations: ['x'.repeat(256)] }, { organizations: 'long' }],
    [{ organizations: Array.from({ length: 1001 }, String) }, { organizations: 'many' }],
    [{ endsAt: null }, { endsAt: 'missing' }],
    [{ startsAt: null }, { startsAt: 'missing' }],
    [{ startsAt: null, endsAt: null }, {}],
    [{ startsAt: 5, endsAt: 5 }, { endsAt: 'reversed' }],
    [{ teamMemberCountLimit: '' }, { teamMemberCountLimit: 'number' }],
    [{ teamMemberCountLimit: '-1' }, { teamMemberCountLimit: 'number' }],
    [{ containerCountLimit: '2.5' }, { containerCountLimit: 'number' }],
    [{ containerCountLimit: '2147483648' }, { containerCountLimit: 'number' }],
    [{ firstBlood: '100.1' }, { firstBlood: 'percent' }],
    [{ secondBlood: '0.25' }, { secondBlood: 'percent' }],
    [{ thirdBlood: 'ten' }, { thirdBlood: 'percent' }],
    [{ firstBlood: '100', secondBlood: '2,5', thirdBlood: ' 0 ' }, {}],
  ])('%j', (changes, expected) => {
    const flaws = gameFlaws({ ...toGameFields(aGameToEdit()), ...changes })
    expect(Object.fromEntries(Object.entries(flaws).filter(([, flaw]) => flaw !== null))).toEqual(expected)
  })
  test('a comma counts as a point', () => {
    const { bloodBonus } = toGameInput({
      ...toGameFields(aGameToEdit()),
      firstBlood: '2,5',
      secondBlood: '0',
      thirdBlood: '0',
    })
    expect(bloodBonus).toBe(packBloodBonus({ first: 25, second: 0, third: 0 }))
  })
})

describe('the fields of a notice', () => {
  test.each([
    ['', 'missing'],
    [' \n', 'missing'],
    ['x'.repeat(500_001), 'long'],
    ['x', null],
  ])('%#', (content, flaw) => expect(noticeFlaw({ content })).toBe(flaw))
  test('its id leads back to its game, before and after it has one of its own', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), (inGame, notice) => {
        expect(readNoticeId(printNoticeId(inGame, notice))).toEqual({ game: inGame, notice })
      }),
    )
  })
})
