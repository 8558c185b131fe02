import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailWithUnicodeDomain } from '#src/url/punycode-email.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('the address of a link', () => {
  test.each([
    ['ada@example.org', 'ada@example.org'],
    ['爱达@例子.org', '爱达@例子.org'],
    ['ada', ''],
    ['ada@example.org\nBcc: all@example.org', ''],
    ['\u202Egro@ada', ''],
    ['a b@example.org', ''],
    [`${'a'.repeat(200)}@example.org`, `${'a'.repeat(64)}…`],
  ])('%j shows as %j', (email, shown) => {
    expect(emailWithUnicodeDomain(base64(email))).toBe(shown)
  })
  test('may be in URL-safe Base64', () => {
    expect(emailWithUnicodeDomain(Buffer.from('ada???>@example.org').toString('base64url'))).toBe(
      'ada???>@example.org',
    )
  })
  test('for any input, it is short, one line, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }).map(base64)), (text) => {
        const shown = emailWithUnicodeDomain(text)
        expect(shown.length).toBeLessThanOrEqual(65)
        expect(shown).not.toMatch(/[\n\r\u202E\u2066]/)
      }),
    )
    expect(emailWithUnicodeDomain(null)).toBe('')
  })
})
