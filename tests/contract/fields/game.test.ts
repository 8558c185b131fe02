import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isForm, toForm } from '#contract/fields/field.ts'
import { GAME, gameFlaws, toGameInput, type GameForm } from '#contract/fields/game.ts'
import { NOTICE } from '#contract/fields/notice.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { packBloodBonus } from '#contract/rules/blood-bonus.ts'
import { isGameSchedule } from '#contract/rules/game-schedule.ts'
import { printNoticeId, readNoticeId } from '#machines/admin/editor-ids.ts'
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
  test('are all sent back as they were read', () => {
    fc.assert(
      fc.property(game, (given) => {
        const { id: _, poster: __, publicKey: ___, ...sent } = given
        expect(toGameInput(toForm(GAME, given))).toEqual({ ...sent, title: given.title.trim() })
      }),
    )
  })
  test('have the types of a blank game, so that a draft can be restored', () => {
    fc.assert(fc.property(game, (given) => isForm(GAME, JSON.parse(JSON.stringify(toForm(GAME, given))))))
  })
  test('have no errors exactly if the game has both times in order, or neither', () => {
    fc.assert(
      fc.property(game, (given) => {
        const flaws = gameFlaws(toForm(GAME, given))
        const isWithout = Object.values(flaws).every((flaw) => flaw === null)
        const isHalf = (given.start === EPOCH) !== (given.end === EPOCH)
        expect(isWithout).toBe(isGameSchedule(given.start, given.end) && !isHalf)
      }),
    )
  })
  test.each<[Partial<GameForm>, Partial<Record<keyof GameForm, string>>]>([
    [{ title: ' ' }, { title: 'missing' }],
    [{ title: 'x'.repeat(256) }, { title: 'long' }],
    [{ content: 'x'.repeat(500_001) }, { content: 'long' }],
    [{ inviteCode: 'x'.repeat(33) }, { inviteCode: 'long' }],
    [{ organizations: ['x'.repeat(256)] }, { organizations: 'long' }],
    [{ organizations: Array.from({ length: 1001 }, String) }, { organizations: 'many' }],
    [{ end: null }, { end: 'missing' }],
    [{ start: null }, { start: 'missing' }],
    [{ start: null, end: null }, {}],
    [{ start: 5, end: 5 }, { end: 'reversed' }],
    [{ teamMemberCountLimit: '' }, { teamMemberCountLimit: 'number' }],
    [{ teamMemberCountLimit: '-1' }, { teamMemberCountLimit: 'number' }],
    [{ containerCountLimit: '2.5' }, { containerCountLimit: 'number' }],
    [{ containerCountLimit: '2147483648' }, { containerCountLimit: 'number' }],
    [{ bloodBonus: ['100.1', '0', '0'] }, { bloodBonus: 'percent' }],
    [{ bloodBonus: ['0', '0.25', '0'] }, { bloodBonus: 'percent' }],
    [{ bloodBonus: ['0', '0', 'ten'] }, { bloodBonus: 'percent' }],
    [{ bloodBonus: ['100', '2,5', ' 0 '] }, {}],
  ])('%j', (changes, expected) => {
    const flaws = gameFlaws({ ...toForm(GAME, aGameToEdit()), ...changes })
    expect(Object.fromEntries(Object.entries(flaws).filter(([, flaw]) => flaw !== null))).toEqual(expected)
  })
  test('a comma counts as a point', () => {
    const { bloodBonus } = toGameInput({
      ...toForm(GAME, aGameToEdit()),
      bloodBonus: ['2,5', '0', '0'],
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
  ])('%#', (content, flaw) => expect(NOTICE.content.flawOf(content)).toBe(flaw))
  test('its id contains its game, before and after it has one of its own', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.boolean(), (game, notice, isOfPlan) => {
        const ref = { game, notice, isPlanned: isOfPlan && notice !== null }
        expect(readNoticeId(printNoticeId(ref))).toEqual(ref)
      }),
    )
  })
})
