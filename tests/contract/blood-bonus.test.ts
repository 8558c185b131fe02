import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_BLOOD_BONUS,
  isBloodBonus,
  MAX_BONUS,
  packBloodBonus,
  unpackBloodBonus,
} from '#contract/rules/blood-bonus.ts'

test('the default is five, three and one per cent', () => {
  expect(DEFAULT_BLOOD_BONUS).toBe(52_459_530)
  expect(unpackBloodBonus(52_459_530)).toEqual({ first: 50, second: 30, third: 10 })
})

test('nothing is no bonus', () => expect(unpackBloodBonus(0)).toEqual({ first: 0, second: 0, third: 0 }))

const part = fc.integer({ min: 0, max: MAX_BONUS })
test('a packed bonus is unpacked unchanged', () => {
  fc.assert(
    fc.property(fc.record({ first: part, second: part, third: part }, { noNullPrototype: true }), (bonus) => {
      expect(unpackBloodBonus(packBloodBonus(bonus))).toEqual(bonus)
    }),
  )
})

test('only the lowest thirty bits are read', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (packed) => {
      const bits = BigInt.asUintN(30, BigInt(packed))
      const parts = {
        first: Number(bits >> 20n),
        second: Number((bits >> 10n) & 1023n),
        third: Number(bits & 1023n),
      }
      expect(unpackBloodBonus(packed)).toEqual(parts)
    }),
  )
})

test('no part may be above its limit, whatever is above the thirtieth bit', () => {
  expect(isBloodBonus(packBloodBonus({ first: 1000, second: 1000, third: 1000 }))).toBe(true)
  expect(isBloodBonus(0)).toBe(true)
  expect(isBloodBonus(2 ** 30 + 5)).toBe(true)
  for (const one of ['first', 'second', 'third']) {
    expect(isBloodBonus(packBloodBonus({ first: 0, second: 0, third: 0, [one]: 1001 }))).toBe(false)
  }
  expect(isBloodBonus(-1)).toBe(false)
})
