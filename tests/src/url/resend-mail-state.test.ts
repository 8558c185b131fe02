import { expect, test } from 'vitest'
import { resendMailStateOf } from '#src/url/resend-mail-state.ts'

test.each([
  [{ mailAgainTo: 'ada@example.org' }, 'ada@example.org'],
  [{ mailAgainTo: '' }, ''],
  [{ mailAgainTo: 'ada@exa…' }, ''],
  [{ mailAgainTo: 7 }, null],
  [{ name: 'ada' }, null],
  [null, null],
  ['ada', null],
])('the address in %j is %j', (state, email) => expect(resendMailStateOf(state)).toBe(email))
