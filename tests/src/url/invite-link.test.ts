import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printInviteCode } from '#contract/rules/invite-code.ts'
import { inviteLink, invitePath, readInviteFragment, readPastedInvite } from '#src/url/invite-link.ts'
import { hostileTexts, quickest } from '../../hostile-text.ts'

const TOKEN = '0123456789abcdef0123456789abcdef'
const tokens = fc.stringMatching(/^[0-9a-f]{32}$/)
const ids = fc.integer({ min: 1, max: 2_147_483_647 })
const invites = fc.record({ name: fc.string({ unit: 'grapheme' }), id: ids, token: tokens })
const fragmentOf = (code: string) => invitePath(code).slice('/teams/join#'.length)

describe('a join link', () => {
  test('gives the code back unchanged', () => {
    fc.assert(
      fc.property(invites, (invite) => {
        expect(readInviteFragment(fragmentOf(printInviteCode(invite)))).toEqual(invite)
      }),
    )
  })
  test('has no character that would end it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(fragmentOf(`${name}:1:${TOKEN}`)).toMatch(/^[\w%.!~*'()-]+$/)
      }),
    )
  })
  test('with a broken escape has no code', () => expect(readInviteFragment('%E0%A4%A')).toBeNull())
})

describe('a pasted text', () => {
  const around = fc.constantFrom('', ' ', '\n', '\t\r\n ')
  const spare = fc.record({ name: fc.stringMatching(/^[^\s]([^\r\n]{0,13}[^\s])?$/), id: ids, token: tokens })
  test('is a code or a link, with any space around it', () => {
    fc.assert(
      fc.property(spare, around, around, fc.boolean(), (invite, before, after, isLink) => {
        const code = printInviteCode(invite)
        expect(readPastedInvite(before + (isLink ? inviteLink(code) : code) + after)).toEqual(invite)
      }),
    )
  })
  test('is a link in any letter case, with an extra slash', () => {
    expect(readPastedInvite(`HTTP://CTF.example:8080/Teams/Join/#red%3A1%3A${TOKEN}`)).toEqual({
      name: 'red',
      id: 1,
      token: TOKEN,
    })
  })
  test('is no link only because a name looks like one', () => {
    expect(readPastedInvite(`/teams/join#a:1:${TOKEN}`)).toEqual({
      name: '/teams/join#a',
      id: 1,
      token: TOKEN,
    })
  })
  test.each([
    ['', 'missing'],
    [' \n ', 'missing'],
    [`red:1:${TOKEN.slice(0, 20)}`, 'cut'],
    ['red:1:', 'cut'],
    [`https://ctf.example/teams/join#red%3a1%3A${TOKEN.slice(0, 9)}`, 'cut'],
    ['flag{not-this}', 'stranger'],
    ['https://ctf.example/games/1', 'stranger'],
    [`red:1:${TOKEN.toUpperCase()}`, 'stranger'],
    [`red:1:${TOKEN}${TOKEN}`, 'cut'],
  ])('%j is %s', (text, flaw) => expect(readPastedInvite(text)).toBe(flaw))
})

test.each([
  ['readInviteFragment', readInviteFragment],
  ['readPastedInvite', readPastedInvite],
])('%s parses any long text fast', (_, read) => {
  for (const text of hostileTexts())
    expect([text.slice(0, 12), quickest(() => read(text)) < 50]).toEqual([text.slice(0, 12), true])
})
