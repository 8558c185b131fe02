import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import {
  isMailLinkToken,
  LINK_LIFE_MS,
  mailLinkToken,
  spendMailLinkToken,
  storeMailLinkToken,
  type MailLinkClaim,
} from '#server/modules/account/mail-link-token.ts'
import { fromBase64, linkTo } from '#server/modules/account/mail-link.ts'
import type { MailLink, MailLinks } from '#server/store/mail-links.ts'
import { handClock } from '#tests/server/hand-clock.ts'

const HOUR_MS = 3_600_000
const claims = fc.record<MailLinkClaim>({
  kind: fc.constantFrom('verify', 'reset', 'change-email'),
  userId: fc.uuid(),
  stamp: fc.uuid(),
  email: fc.emailAddress(),
})
const KEY = Buffer.alloc(32, 7)
type Needs = ReturnType<typeof aTable>['needs']
async function createMailLinkToken(claim: MailLinkClaim, { store, clock }: Needs): Promise<string> {
  const token = mailLinkToken(randomIds.guid(), KEY)
  await storeMailLinkToken(token, { ...claim, expiresAt: clock.now() + LINK_LIFE_MS }, store)
  return token
}
const tokens = fc
  .uint8Array({ minLength: 36, maxLength: 36 })
  .map((bytes) => Buffer.from(bytes).toString('base64'))
const queryOf = (link: string) => link.split('?')[1] ?? ''

/** Simulates the table as a map by hash. */
function aTable() {
  const rows = new Map<string, MailLink>()
  const mailLinks: MailLinks = {
    create: async (hash, link) => void rows.set(hash, link),
    find: async (hash) => rows.get(hash) ?? null,
    spend: async (hash) => rows.delete(hash),
    deleteOfUser: async (userId) => {
      for (const [hash, link] of rows) if (link.userId === userId) rows.delete(hash)
    },
    deleteExpired: async () => 0,
  }
  const clock = handClock()
  return { rows, clock, mailLinks, needs: { store: { mailLinks }, clock } }
}

describe('a token', () => {
  test('is valid for its own claim for exactly three hours', async () => {
    await fc.assert(
      fc.asyncProperty(claims, async (claim) => {
        const { needs, clock } = aTable()
        const token = await createMailLinkToken(claim, needs)
        clock.advance(3 * HOUR_MS - 1)
        expect(await isMailLinkToken(token, claim, needs)).toBe(true)
        clock.advance(1)
        expect(await isMailLinkToken(token, claim, needs)).toBe(false)
      }),
    )
  })
  test('is invalid for a claim with any other field', async () => {
    await fc.assert(
      fc.asyncProperty(claims, claims, async (claim, other) => {
        const { needs } = aTable()
        const token = await createMailLinkToken(claim, needs)
        for (const field of ['kind', 'userId', 'stamp', 'email'] as const) {
          const changed = { ...claim, [field]: other[field] }
          expect(await isMailLinkToken(token, changed, needs)).toBe(changed[field] === claim[field])
        }
      }),
    )
  })
  test('is invalid with any character changed, added or left out', async () => {
    await fc.assert(
      fc.asyncProperty(
        claims,
        fc.nat({ max: 47 }),
        fc.constantFrom(...'ABCXYZabc019+/=- .'),
        async (claim, at, letter) => {
          const { needs } = aTable()
          const token = await createMailLinkToken(claim, needs)
          const changed = token.slice(0, at) + letter + token.slice(at + 1)
          expect(await isMailLinkToken(changed, claim, needs)).toBe(changed === token)
          for (const other of [
            token.slice(0, at) + token.slice(at + 1),
            token.slice(0, at) + letter + token.slice(at),
            `${token}${letter}`,
            '',
          ]) {
            expect(await isMailLinkToken(other, claim, needs)).toBe(false)
          }
        },
      ),
    )
  })
  test('is stored only as a hash, and the hash is no token', async () => {
    const { needs, rows } = aTable()
    const claim = { kind: 'reset', userId: randomIds.guid(), stamp: 's', email: 'a@b.example' } as const
    const token = await createMailLinkToken(claim, needs)
    expect([...rows.keys()]).toEqual([createHash('sha256').update(token).digest('hex')])
    expect(JSON.stringify([...rows])).not.toContain(token)
    for (const hash of rows.keys()) {
      for (const forged of [hash, Buffer.from(hash, 'hex').toString('base64')])
        expect(await isMailLinkToken(forged, claim, needs)).toBe(false)
    }
  })
  test('follows from the email and a key outside the database, and from nothing else', () => {
    const id = randomIds.guid()
    const token = mailLinkToken(id, KEY)
    expect(token).toMatch(/^[A-Za-z0-9+/]{48}$/)
    expect(mailLinkToken(id, KEY)).toBe(token)
    expect(mailLinkToken(id, Buffer.alloc(32, 8))).not.toBe(token)
    expect(mailLinkToken(randomIds.guid(), KEY)).not.toBe(token)
  })
  test('is valid once, and voids the others of its user', async () => {
    const { needs, mailLinks } = aTable()
    const claim = { kind: 'reset', userId: randomIds.guid(), stamp: 's', email: 'a@b.example' } as const
    const [one, other] = [await createMailLinkToken(claim, needs), await createMailLinkToken(claim, needs)]
    const strangers = { ...claim, userId: randomIds.guid() }
    const third = await createMailLinkToken(strangers, needs)
    expect(
      await Promise.all([
        spendMailLinkToken(one, claim, { mailLinks }),
        spendMailLinkToken(one, claim, { mailLinks }),
      ]),
    ).toEqual([true, false])
    expect(await isMailLinkToken(other, claim, needs)).toBe(false)
    expect(await isMailLinkToken(third, strangers, needs)).toBe(true)
  })
})

describe('a link', () => {
  test('has the token in characters that need no escape in a query', () => {
    fc.assert(
      fc.property(claims, tokens, (claim, token) => {
        const sent =
          /^token=([^&]*)&email=/.exec(
            queryOf(linkTo('reset', 'https://ctf.test', token, claim.email)),
          )?.[1] ?? ''
        expect(sent).toMatch(/^[A-Za-z0-9]+$/)
        expect(Buffer.from(sent, 'base64').toString()).toBe(token)
      }),
    )
  })
  test('gives both values back unchanged, for any address', () => {
    const texts = fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme', minLength: 1 }))
    fc.assert(
      fc.property(claims, texts, tokens, (claim, email, token) => {
        const query = new URLSearchParams(queryOf(linkTo(claim.kind, 'https://ctf.test', token, email)))
        expect([fromBase64(query.get('token') ?? ''), fromBase64(query.get('email') ?? '')]).toEqual([
          token,
          email,
        ])
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
  test.each(['%%%', 'YQ', 'YQ=', 'YR==', ' YQ==', 'YQ==\n', 'gICA', '/w==', 'YWJj-_', ''])(
    '%j is no Base64 of a text',
    (sent) => {
      expect(fromBase64(sent)).toBe('')
    },
  )
})
