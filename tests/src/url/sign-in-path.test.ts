import { expect, test } from 'vitest'
import { returnPath } from '#src/url/return-path.ts'
import { returnStateOf, signInPath } from '#src/url/sign-in-path.ts'

test('the path to return to is kept, and none is invented', () => {
  expect(signInPath('registration', '/teams?code=a&b')).toBe('/account/register?from=%2Fteams%3Fcode%3Da%26b')
  expect(signInPath('recovery', null)).toBe('/account/recovery')
})

test('the sign-in path and the return path keep query and hash', () => {
  const there = new URL(
    returnStateOf('signIn', { pathname: '/games/3', search: '?a=1&b=2', hash: '#x' }),
    'https://ours.example',
  )
  expect(there.pathname).toBe('/account/login')
  expect(returnPath(there.searchParams.get('from'))).toBe('/games/3?a=1&b=2#x')
})
