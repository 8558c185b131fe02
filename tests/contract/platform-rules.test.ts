import { expect, test } from 'vitest'
import { domainsIn, isColour, isMailDomain, toMailDomain } from '#contract/rules/platform.ts'

test.each([
  'example.org',
  'mail.example.org',
  'a-b.example',
  'xn--fiqs8s.cn',
  '例子.中国',
  `${'a'.repeat(63)}.org`,
])('%s is a domain', (text) => expect(isMailDomain(text)).toBe(true))
test.each([
  '',
  'example',
  '.org',
  'example.',
  'a..b',
  '-a.org',
  'a-.org',
  'a b.org',
  'a@b.org',
  'http://a.org',
  `${'a'.repeat(64)}.org`,
  `${'a.'.repeat(130)}org`,
])('%j is invalid', (text) => expect(isMailDomain(text)).toBe(false))
test.each([
  ['@Example.org', 'example.org'],
  [' ann@People.example ', 'people.example'],
  ['example.org', 'example.org'],
])('%j becomes the domain %j', (typed, domain) => expect(toMailDomain(typed)).toBe(domain))
test('a comma-separated list is read with spaces, empty items and any letter case', () => {
  expect(domainsIn(' A.example, ,b.example,')).toEqual(['a.example', 'b.example'])
  expect(domainsIn('')).toEqual([])
})
test.each(['#12345', '12345678', '#1234567', '#12345g', 'teal', '', '#123456 '])('%j is no colour', (text) =>
  expect(isColour(text)).toBe(false),
)
test.each(['#123456', '#ABCDEF'])('%j is a colour', (text) => expect(isColour(text)).toBe(true))
