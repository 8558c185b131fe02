import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#contract/models/role.ts'
import { DISABLE_WORD } from '#contract/rules/roster.ts'
import { sizeOf, toUserActs, type ChosenAct } from '#src/features/roster/user-acts.ts'
import { aUser } from '../../../worlds/roster.world.ts'

const users = fc
  .array(fc.record({ role: fc.constantFrom(...ROLES), emailConfirmed: fc.boolean() }), { maxLength: 6 })
  .map((all) => all.map((facts, nth) => aUser({ id: String(nth), ...facts })))
const acts = fc.constantFrom<ChosenAct>(
  { kind: 'confirm' },
  { kind: 'role', role: 'User' },
  { kind: 'role', role: 'Admin' },
  { kind: 'disable', word: DISABLE_WORD },
)

describe('an act on several accounts', () => {
  test('and its undo leave every account as it was, and each sees what the other leaves', () => {
    fc.assert(
      fc.property(acts, users, (chosen, before) => {
        const { act, undo } = toUserActs(chosen, before)
        if (act.kind !== 'change' || undo?.kind !== 'change') throw new Error('it is a change')
        const state = new Map(before.map(({ id, role, emailConfirmed }) => [id, { role, emailConfirmed }]))
        const apply = (all: typeof act.users) => {
          for (const { id, seen, role, emailConfirmed } of all) {
            expect(seen).toEqual(state.get(id))
            state.set(id, {
              role: role ?? seen.role,
              emailConfirmed: emailConfirmed ?? seen.emailConfirmed,
            })
          }
        }
        apply(act.users)
        apply(undo.users)
        expect([...state.values()]).toEqual(
          before.map(({ role, emailConfirmed }) => ({ role, emailConfirmed })),
        )
      }),
    )
  })
  test('leaves out accounts that would stay as they are', () => {
    const three = [
      aUser({ id: '1' }),
      aUser({ id: '2', role: 'Monitor' }),
      aUser({ id: '3', role: 'Banned' }),
    ]
    expect(sizeOf(toUserActs({ kind: 'role', role: 'Monitor' }, three).act)).toBe(2)
    expect(sizeOf(toUserActs({ kind: 'disable', word: '' }, three).act)).toBe(2)
    expect(sizeOf(toUserActs({ kind: 'confirm' }, three).act)).toBe(0)
    expect(toUserActs({ kind: 'sign-out' }, three)).toEqual({
      act: { kind: 'sign-out', ids: ['1', '2', '3'] },
      undo: null,
    })
  })
})
