import { describe, expect, test } from 'vitest'
import { toAccountView } from '#src/shell/frame/account-view.ts'

const signedIn = (role: 'User' | 'Admin') =>
  ({ kind: 'signed-in', account: { id: '1', role }, isLeaving: false }) as const

describe('the account in the frame', () => {
  test('is empty while the user is unknown', () => {
    expect(toAccountView({ kind: 'booting' }, null)).toEqual({ kind: 'unknown' })
    expect(toAccountView({ kind: 'unreachable', problem: { kind: 'unreachable' } }, null)).toEqual({
      kind: 'unknown',
    })
  })
  test('is a visitor, if no user is signed in or the account is disabled', () => {
    expect(toAccountView({ kind: 'anonymous' }, null)).toEqual({ kind: 'visitor' })
    expect(toAccountView({ kind: 'banned' }, null)).toEqual({ kind: 'visitor' })
  })
  test('is an account immediately, with its name when the profile has loaded', () => {
    expect(toAccountView(signedIn('User'), null)).toEqual({
      kind: 'account',
      name: '',
      avatar: null,
      isAdmin: false,
    })
    expect(toAccountView(signedIn('Admin'), { userName: 'ada', avatar: '/a' })).toEqual({
      kind: 'account',
      name: 'ada',
      avatar: '/a',
      isAdmin: true,
    })
  })
})
