import { expect, test } from 'vitest'
import { nameOf } from '#src/url/sign-in-state.ts'

test.each([
  [{ name: 'ada' }, 'ada'],
  [{ name: 7 }, ''],
  [null, ''],
  ['ada', ''],
])('the name in %j is %j', (state, name) => expect(nameOf(state)).toBe(name))
