import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from '#src/url/return-path.ts'

describe('the path after signing in', () => {
  test.each([
    ['/games/3/Challenges?open=7#hints', '/games/3/Challenges?open=7#hints'],
    ['/', '/'],
    ['/games/../teams', '/teams'],
    ['/search?q=//evil.example', '/search?q=//evil.example'],
  ])('to %s', (from, to) => {
    expect(returnPath(from)).toBe(to)
  })
  test.each([
    null,
    '',
    'games',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '//nowhere.invalid/teams/..//evil.example',
    '//evil.example/games',
    '/\\evil.example/games',
  ])('home instead of to %j', (from) => {
    expect(returnPath(from)).toBe('/')
  })
  test('never leads to another site, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'evil.example',
      'https:',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const url = new URL(returnPath(pieces.join('')), 'https://ours.example/account/login')
        expect(url.origin).toBe('https://ours.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
