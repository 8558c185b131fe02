import { expect, test } from 'vitest'
import { refusedField } from '#machines/account/refused-field.ts'

test.each([
  ['This username is already in use', 'userName'],
  ['该用户名已被使用', 'userName'],
  ['このユーザー名は使用されています', 'userName'],
  ["Username 'ada' is already taken.", 'userName'],
  ['This email address is already in use', 'email'],
  ['该邮箱已被使用', 'email'],
  ['このメールアドレスは使用されています', 'email'],
  ['Only these domains may be used: example.org', 'email'],
  ['The captcha was not solved', null],
  ['Registration is closed', null],
])('%s is about %s', (title, field) => expect(refusedField({ kind: 'refused', title })).toBe(field))

test('only a refusal is about the input', () => {
  expect(refusedField({ kind: 'broken', status: 500, title: 'user name' })).toBeNull()
  expect(refusedField(null)).toBeNull()
})
