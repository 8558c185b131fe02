import { describe, expect, test } from 'vitest'
import { toAccountView } from '#src/shell/frame/account-view.ts'

const signedIn = (role: 'User' | 'Admin') =>
  ({ kind: 'signed-in', account: { id: '1', role }, isLeaving: false }) as const

describe('who the frame shows', () => {
  test('nobody yet, while the server has not said', () => {
    expect(toAccountView({ kind: 'booting' }, null)).toEqual({ kind: 'unknown' })
    expect(toAccountView({ kind: 'unreachable', problem: { kind: 'unreachable' } }, null)).toEqual({
      kind: 'unknown',
    })
  })
  test('a visitor, when nobody is signed in or the account is disabled', () => {
    expect(toAccountView({ kind: 'anonymous' }, null)).toEqual({ kind: 'visitor' })
    expect(toAccountView({ kind: 'banned' }, null)).toEqual({ kind: 'visitor' })
  })
  test('an account at once, its name with the profile', () => {
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
