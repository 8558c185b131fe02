import { expect, test } from 'vitest'
import { passwordError } from '#server/modules/account/name-rules.ts'
import { openPasswords } from '#server/modules/account/password-hashing.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'

test('hashing and verifying wait in one queue, and a caller at a full queue is refused', async () => {
  const { hash, verify } = openPasswords({ atOnce: 1, queue: 3, kept: 0 })
  const known = await hash('Right-1')
  const asked = [
    hash('Other-1'),
    verify(known, 'Right-1'),
    verify(known, 'Wrong-1'),
    verify(null, 'Right-1'),
    verify(known, 'Right-1'),
    hash('Other-2'),
  ]
  const ends = await Promise.allSettled(asked)
  expect(ends.slice(1, 4)).toEqual([true, false, false].map((value) => ({ status: 'fulfilled', value })))
  for (const end of ends.slice(4))
    expect(end.status === 'rejected' && end.reason instanceof RateLimitError).toBe(true)
  expect(await verify(known, 'Right-1')).toBe(true)
})
test('no hash is computed for a disconnected client', async () => {
  const { hash, verify } = openPasswords({ atOnce: 1, queue: 3, kept: 0 })
  expect(await verify(await hash('Right-1'), 'Right-1', async () => false)).toBeNull()
})
test('a password has six characters, a digit, a lower-case and an upper-case letter', () => {
  expect(passwordError('aB3')).toBe('passwordTooShort')
  expect(passwordError('abcDEF')).toBe('passwordNeedsDigit')
  expect(passwordError('ABC123')).toBe('passwordNeedsLower')
  expect(passwordError('abc123')).toBe('passwordNeedsUpper')
  expect(passwordError('Abc123')).toBe('passwordCommon')
  expect(passwordError('aB3!?#', 'Monitor')).toBe('passwordTooShortForStaff')
  for (const good of ['axCD12', '密码 axCD12', 'aB3!?#']) expect(passwordError(good)).toBeNull()
})
