import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printInviteCode, readInviteCode } from '#contract/rules/invite-code.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const tokens = fc.stringMatching(/^[0-9a-f]{32}$/)
const ids = fc.integer({ min: 1, max: 2_147_483_647 })
const invites = fc.record({ name: fc.string({ unit: 'grapheme' }), id: ids, token: tokens })
/** Names contain the characters of an invite code, so that a wrong split would show. */
const tricky = fc.record({ name: fc.stringMatching(/^[:0-9a-f\n]{0,40}$/), id: ids, token: tokens })

describe('an invite code', () => {
  test.each([invites, tricky])('is read as it was written, for any name', (some) => {
    fc.assert(
      fc.property(some, (invite) => {
        expect(readInviteCode(printInviteCode(invite))).toEqual(invite)
      }),
    )
  })
  test.each([
    ['', `1:${TOKEN}`],
    ['a token in capitals', `red:1:${TOKEN.toUpperCase()}`],
    ['a token too long', `red:1:${TOKEN}0`],
    ['a token too short', `red:1:${TOKEN.slice(1)}`],
    ['no id', `red::${TOKEN}`],
    ['an id that is no number', `red:one:${TOKEN}`],
    ['an id beyond all teams', `red:2147483648:${TOKEN}`],
    ['text behind it', `red:1:${TOKEN}\n`],
  ])('is not %s', (_, code) => expect(readInviteCode(code)).toBeNull())
})
