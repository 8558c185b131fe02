import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMailLinkToken, isMailLinkToken, type MailLinkClaim } from '#server/modules/account/mail-link-token.ts'
import { fromBase64, linkTo } from '#server/modules/account/mail-link.ts'

const KEY = Buffer.alloc(32, 7)
const HOUR_MS = 3_600_000
const NOW = Date.UTC(2026, 4, 1, 12)
const claims = fc.record<MailLinkClaim>({
  purpose: fc.constantFrom('verify', 'reset', 'change-email'),
  userId: fc.uuid(),
  stamp: fc.uuid(),
  email: fc.emailAddress(),
})
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes))
const queryOf = (link: string) => link.split('?')[1] ?? ''

describe('a token', () => {
  test('fits its own claim for three hours and not a moment longer', () => {
    fc.assert(
      fc.property(claims, keys, fc.integer({ min: 0, max: 4_000_000_000 }), (claim, key, at) => {
        const now = at * 1000
        const token = createMailLinkToken(key, claim, now)
        expect(isMailLinkToken(key, token, claim, now + 3 * HOUR_MS - 1)).toBe(true)
        expect(isMailLinkToken(key, token, claim, now + 3 * HOUR_MS)).toBe(false)
      }),
    )
  })
  test('fits no claim that differs in anything', () => {
    fc.assert(
      fc.property(claims, claims, (claim, other) => {
        for (const field of ['purpose', 'userId', 'stamp', 'email'] as const) {
          const changed = { ...claim, [field]: other[field] }
          expect(isMailLinkToken(KEY, createMailLinkToken(KEY, claim, NOW), changed, NOW)).toBe(changed[field] === claim[field])
        }
      }),
    )
  })
  test('is spoilt by any letter that is changed, added or left out', () => {
    fc.assert(
      fc.property(claims, fc.nat({ max: 47 }), fc.constantFrom(...'ABCXYZabc019+/=- .'), (claim, at, letter) => {
        const token = createMailLinkToken(KEY, claim, NOW)
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        expect(isMailLinkToken(KEY, changed, claim, NOW)).toBe(changed === token)
        for (const other of [token.slice(0, at) + token.slice(at + 1), token.slice(0, at) + letter + token.slice(at), `${token}${letter}`, '']) {
          expect(isMailLinkToken(KEY, other, claim, NOW)).toBe(false)
        }
      }),
    )
  })
  test('of another key is none', () => {
    fc.assert(fc.property(claims, (claim) => !isMailLinkToken(Buffer.alloc(32, 8), createMailLinkToken(KEY, claim, NOW), claim, NOW)))
  })
})

describe('a link', () => {
  test('carries the token as standard Base64 without a sign that means something in a query', () => {
    fc.assert(
      fc.property(claims, keys, (claim, key) => {
        const token = createMailLinkToken(key, claim, NOW)
        const sent = /^token=([^&]*)&email=/.exec(queryOf(linkTo('reset', 'https://ctf.test', token, claim.email)))?.[1] ?? ''
        expect(sent).toMatch(/^[A-Za-z0-9]+$/)
        expect(Buffer.from(sent, 'base64').toString()).toBe(token)
      }),
    )
  })
  test('brings both values back as they were, for any address', () => {
    const texts = fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme', minLength: 1 }))
    fc.assert(
      fc.property(claims, texts, (claim, email) => {
        const token = createMailLinkToken(KEY, claim, NOW)
        const query = new URLSearchParams(queryOf(linkTo(claim.purpose, 'https://ctf.test', token, email)))
        expect([fromBase64(query.get('token') ?? ''), fromBase64(query.get('email') ?? '')]).toEqual([token, email])
      }),
    )
  })
  test.each([
    ['verify', '/account/verify'],
    ['reset', '/account/reset'],
    ['change-email', '/account/confirm'],
  ] as const)('for %s leads to %s', (kind, page) => {
    expect(new URL(linkTo(kind, 'https://ctf.test', 'x', 'a@b')).pathname).toBe(page)
  })
  test.each(['%%%', 'YQ', 'YQ=', 'YR==', ' YQ==', 'YQ==\n', 'gICA', '/w==', 'YWJj-_', ''])('%j is no Base64 of a text', (sent) => {
    expect(fromBase64(sent)).toBe('')
  })
})
