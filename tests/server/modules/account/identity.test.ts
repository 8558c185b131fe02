import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domainsIn } from '#contract/rules/platform.ts'
import { nameKeyOf } from '#server/base/canonical.ts'
import { isInDomains } from '#server/modules/account/email-domain.ts'
import { isEmail, nameError } from '#server/modules/account/name-rules.ts'

const NO_USERS = { byEmail: async () => null }

describe('a name', () => {
  test.each(['abc', 'A-b.c_d+e', '0_0', 'x@y.zz'])('may be %s', async (name) => {
    expect(await nameError(name, 'own@test.example', NO_USERS)).toBeNull()
  })
  test.each(['a b', 'ａｎｎ', 'ann\u200b', 'ann\n', "a'--", 'a/b', 'a\0b'])('may not be %j', async (name) => {
    expect(await nameError(name, 'own@test.example', NO_USERS)).toBe('nameCharacters')
  })
  test('may have the letters of one script, not of several', async () => {
    expect(await nameError('名前名', 'own@test.example', NO_USERS)).toBeNull()
    // The first character is Cyrillic, which looks like the Latin one.
    expect(await nameError('аnn', 'own@test.example', NO_USERS)).toBe('nameMixesScripts')
  })
  test('that is allowed has one canonical spelling for all letter cases', async () => {
    const letters = fc.constantFrom(...'azAZ09-._@+KſıİﬁＡ\u200b вВоО名')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letters, minLength: 3, maxLength: 4 }), async (name) => {
        if ((await nameError(name, '', NO_USERS)) === null)
          expect(new Set([name, name.toUpperCase(), name.toLowerCase()].map(nameKeyOf)).size).toBe(1)
      }),
    )
  })
})

describe('an address', () => {
  test.each([
    'a@b',
    'ann+ctf@test.example',
    'o’neill@test.example',
    '用户@test.example',
    'a@xn--fsqu00a.xn--fiqs8s',
    'admin@localhost',
  ])('may be %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })
  test.each([
    'a b@c',
    'a@b\r\nBcc: x@y',
    'a@b\u200b.c',
    'ａnn@test.example',
    '<a@b>',
    'a,b@c',
    'a;b@c',
    '"a"@b',
    'a@@b',
    'a@b@c',
    `${'a'.repeat(65)}@b`,
    `a@${'b'.repeat(253)}`,
    'a@b\u202e',
    'a@b\u3002c',
    'a@例子.中国',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a@b_c',
    'a@[127.0.0.1]',
  ])('may not be %j', (email) => {
    expect(isEmail(email)).toBe(false)
  })
})

describe('the list of domains', () => {
  test.each([
    ['', 'any@where', true],
    [' , ', 'any@where', true],
    ['a.edu', 'x@a.edu', true],
    [' B.edu , A.Edu ', 'x@a.eDU', true],
    ['a.edu', 'x@sub.a.edu', false],
    ['a.edu', 'x@a.edu.evil', false],
    ['a.edu', 'a.edu@evil', false],
  ])('%j allows %s: %s', (list, email, isIn) => {
    expect(isInDomains(email, domainsIn(list))).toBe(isIn)
  })
})
