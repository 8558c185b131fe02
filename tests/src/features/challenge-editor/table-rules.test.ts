import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { editsOf, seenAround, withVersions } from '#src/features/challenge-editor/bulk-acts.ts'
import {
  inOwnOrder,
  movedBefore,
  movedOnto,
  movedByStep,
  stateOf,
  tableRows,
} from '#src/features/challenge-editor/table-order.ts'
import { aChallengeInfo } from '../../../worlds/builders.ts'

const NOW = 1_000_000
const ANY = { text: '', tag: null, state: 'any' } as const
const challenge = fc.record({
  tag: fc.constantFrom('Misc', 'Web', 'Pwn'),
  isEnabled: fc.boolean(),
  opensAt: fc.constantFrom(EPOCH, toIso(NOW - 1000), toIso(NOW + 1000)),
}) satisfies fc.Arbitrary<Partial<ChallengeInfoModel>>
const challenges = fc
  .array(challenge, { maxLength: 12 })
  .map((all) => inOwnOrder(all.map((facts, at) => aChallengeInfo({ id: at + 1, ...facts }))))

describe('rows', () => {
  test('keep the own order until a column is pressed', () => {
    fc.assert(
      fc.property(challenges, (own) => {
        expect(tableRows(own, ANY, { by: 'own' }, NOW)).toEqual(own)
        const sorted = tableRows(own, ANY, { by: 'title', direction: 'ascending' }, NOW)
        expect(new Set(sorted)).toEqual(new Set(own))
      }),
    )
  })
  test('are found by title, number, category and state', () => {
    const own = [
      aChallengeInfo({ id: 1, title: 'Ebb', tag: 'Misc' }),
      aChallengeInfo({ id: 2, title: 'Flood', tag: 'Web', isEnabled: false }),
    ]
    const found = (filter: Partial<Parameters<typeof tableRows>[1]>) =>
      tableRows(own, { ...ANY, ...filter }, { by: 'own' }, NOW).map(({ id }) => id)
    expect([
      found({ text: 'flo' }),
      found({ text: '#1' }),
      found({ tag: 'Web' }),
      found({ state: 'on' }),
    ]).toEqual([[2], [1], [2], [1]])
  })
})

describe('a move', () => {
  test('loses no challenge, and a step back restores the order', () => {
    fc.assert(
      fc.property(challenges, fc.nat(), fc.nat(), (own, one, other) => {
        const [moving, before] = [own[one % (own.length || 1)], own[other % (own.length || 1)]]
        if (!moving || !before) return
        const ids = own.map(({ id }) => id)
        expect(new Set(movedBefore(own, new Set([moving.id]), before.id))).toEqual(new Set(ids))
        const onto = movedOnto(own, moving.id, before.id)
        expect(onto.indexOf(moving.id)).toBe(ids.indexOf(before.id))
        expect(onto.filter((id) => id !== moving.id)).toEqual(ids.filter((id) => id !== moving.id))
        const down = movedByStep(own, moving.id, 1)
        if (down === null) return
        const there = down.map((id) => own.find((each) => each.id === id) ?? moving)
        expect(movedByStep(there, moving.id, -1)).toEqual(ids)
      }),
    )
  })
})

describe('an act on several', () => {
  test('leaves out what is so already, and its undo restores every one', () => {
    fc.assert(
      fc.property(challenges, fc.boolean(), (own, isOn) => {
        const facts = { own, chosen: new Set(own.map(({ id }) => id)), now: NOW, isRunning: false }
        const { edit, undo } = editsOf({ kind: isOn ? 'enable' : 'disable' }, facts)
        if (edit.kind !== 'change' || undo?.kind !== 'change') throw new Error('no change')
        expect(edit.changes.length).toBe(own.filter(({ isEnabled }) => isEnabled !== isOn).length)
        const set = (all: readonly ChallengeInfoModel[], changes: readonly { id: number }[]) =>
          all.map((each) => ({ ...each, ...changes.find(({ id }) => id === each.id) }))
        expect(set(set(own, edit.changes), undo.changes)).toEqual(own)
      }),
    )
  })
  test('tells how many players see before and after it, by the rule of the switch', () => {
    fc.assert(
      fc.property(challenges, (own) => {
        const facts = { own, chosen: new Set(own.map(({ id }) => id)), now: NOW, isRunning: true }
        const seen = own.filter((each) => stateOf(each, NOW) === 'on').length
        expect(seenAround({ kind: 'disable' }, facts)).toEqual({ before: seen, after: 0 })
        expect(seenAround({ kind: 'open', at: NOW + 1 }, facts)).toEqual({ before: seen, after: 0 })
        expect(seenAround({ kind: 'open', at: null }, facts).after).toBe(
          own.filter(({ isEnabled }) => isEnabled).length,
        )
      }),
    )
  })
  test('offers no undo for what players noticed', () => {
    const own = [aChallengeInfo({ id: 1 })]
    const facts = { own, chosen: new Set([1]), now: NOW, isRunning: true }
    expect(editsOf({ kind: 'disable' }, facts).undo).toBeNull()
    expect(editsOf({ kind: 'category', tag: 'Pwn' }, facts).undo).not.toBeNull()
    expect(editsOf({ kind: 'delete', word: 'DELETE' }, { ...facts, isRunning: false }).undo).toBeNull()
  })
  test('sends what the organiser saw, and the undo what is there after it', () => {
    const own = [aChallengeInfo({ id: 1, version: 4, tag: 'Misc' })]
    const facts = { own, chosen: new Set([1]), now: NOW, isRunning: false }
    const { edit, undo } = editsOf({ kind: 'category', tag: 'Pwn' }, facts)
    expect(edit).toEqual({ kind: 'change', changes: [{ id: 1, version: 4, tag: 'Pwn' }] })
    expect(undo && withVersions(undo, [aChallengeInfo({ id: 1, version: 5, tag: 'Pwn' })])).toEqual({
      kind: 'change',
      changes: [{ id: 1, version: 5, tag: 'Misc' }],
    })
  })
  test('an edit of a row sends only what differs', () => {
    const own = [aChallengeInfo({ id: 1, title: 'Ebb', originalScore: 500 })]
    const facts = { own, chosen: new Set([1]), now: NOW, isRunning: false }
    const wish = { title: 'Flood', tag: 'Misc', originalScore: 500, isEnabled: true, opensAt: EPOCH } as const
    expect(editsOf({ kind: 'edit', wish }, facts)).toEqual({
      edit: { kind: 'change', changes: [{ id: 1, title: 'Flood' }] },
      undo: { kind: 'change', changes: [{ id: 1, title: 'Ebb' }] },
    })
    expect(editsOf({ kind: 'edit', wish: { ...wish, title: 'Ebb' } }, facts).edit).toEqual({
      kind: 'change',
      changes: [],
    })
  })
})
