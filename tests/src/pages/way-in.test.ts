import { describe, expect, test } from 'vitest'
import { toAccess } from '#src/app/access.ts'

const spot = { pathname: '/admin/users', search: '?page=2', hash: '#ada' }
const as = (role: 'Banned' | 'User' | 'Monitor' | 'Admin') =>
  ({ kind: 'signed-in', account: { id: '1', role }, isLeaving: false }) as const

describe('a guarded screen', () => {
  test.each([
    ['User', 'User', 'open'],
    ['User', 'Monitor', 'elsewhere'],
    ['User', 'Admin', 'elsewhere'],
    ['Monitor', 'User', 'open'],
    ['Monitor', 'Monitor', 'open'],
    ['Monitor', 'Admin', 'elsewhere'],
    ['Admin', 'Admin', 'open'],
    ['Banned', 'User', 'elsewhere'],
  ] as const)('for a %s who needs to be %s is %s', (role, required, kind) =>
    expect(toAccess(as(role), required, spot).kind).toBe(kind),
  )

  test('shows "not found" to users whose role is too low', () =>
    expect(toAccess(as('User'), 'Admin', spot)).toEqual({ kind: 'elsewhere', to: '/404' }))
  test('redirects a visitor to the sign-in, with path, query and hash to return to', () =>
    expect(toAccess({ kind: 'anonymous' }, 'User', spot)).toEqual({
      kind: 'elsewhere',
      to: '/account/login?from=%2Fadmin%2Fusers%3Fpage%3D2%23ada',
    }))
  test('reports a disabled account, and not a missing page', () =>
    expect(toAccess({ kind: 'banned' }, 'User', spot)).toEqual({ kind: 'disabled' }))
  test('is shown only to players while the role is unknown', () => {
    expect(toAccess({ kind: 'booting' }, 'User', spot).kind).toBe('open')
    expect(toAccess({ kind: 'booting' }, 'Admin', spot).kind).toBe('waiting')
  })
  test('reports a server that does not respond', () =>
    expect(toAccess({ kind: 'unreachable', problem: { kind: 'unreachable' } }, 'Monitor', spot)).toEqual({
      kind: 'cut-off',
      problem: { kind: 'unreachable' },
    }))
})
