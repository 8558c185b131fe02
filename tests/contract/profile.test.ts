import { expect, test } from 'vitest'
import { profileUpdateModel } from '#contract/models/account.ts'
import { USER_NAME_MAX } from '#contract/rules/user-name.ts'
import { BIO_MAX, isPhone, PHONE_MAX, REAL_NAME_MAX, STUDENT_NUMBER_MAX } from '#contract/rules/profile.ts'

test('the form has the length limits of the wire', () => {
  const { userName, bio, phone, realName, stdNumber } = profileUpdateModel.properties
  expect([userName, bio, phone, realName, stdNumber].map(({ anyOf }) => anyOf?.[0]?.maxLength)).toEqual([
    USER_NAME_MAX,
    BIO_MAX,
    PHONE_MAX,
    REAL_NAME_MAX,
    STUDENT_NUMBER_MAX,
  ])
})

test.each([
  ['+86 138 0013 8000', true],
  ['(020) 7946-0958 ext. 3', true],
  ['020x7', true],
  ['020 x 7', true],
  ['', false],
  ['+', false],
  ['call me', false],
  ['138 0013 8000 a', false],
  ['x7', false],
  ['1'.repeat(PHONE_MAX), true],
  ['1'.repeat(PHONE_MAX + 1), false],
])('%j as a phone number: %s', (text, isOne) => expect(isPhone(text)).toBe(isOne))
