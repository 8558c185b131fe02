import { describe, expect, test } from 'vitest'
import { createActor, type AnyStateMachine } from 'xstate'
import { attentionMachine } from '#machines/admin/attention.machine.ts'
import { challengeEditsMachine } from '#machines/admin/challenge-edits.machine.ts'
import { findingAcceptanceMachine } from '#machines/admin/finding-acceptance.machine.ts'
import { instanceActsMachine } from '#machines/admin/instance-acts.machine.ts'
import { letterMachine } from '#machines/admin/letter.machine.ts'
import { openingCheckMachine } from '#machines/admin/opening-check.machine.ts'
import { pairStateMachine } from '#machines/admin/pair-state.machine.ts'
import { rehearsalMachine } from '#machines/admin/rehearsal.machine.ts'
import { schedulePlanMachine } from '#machines/admin/schedule-plan.machine.ts'
import { teamChangeMachine } from '#machines/admin/team-change.machine.ts'
import { teamEntryMachine } from '#machines/admin/team-entry.machine.ts'
import { teamNotesMachine } from '#machines/admin/team-notes.machine.ts'
import { teamReviewMachine } from '#machines/admin/team-review.machine.ts'
import { userActsMachine } from '#machines/admin/user-acts.machine.ts'
import { fillAny } from '#machines/kit/fill.ts'

const problem = { kind: 'unreachable' } as const
const PAIR = { ids: [1, 2], names: ['Owls', 'Moles'], was: 'Open', isUndo: false }

/** Acts of a screen that shows their result itself, each with a task that is not empty. */
const ACTS: readonly (readonly [machine: AnyStateMachine, task: unknown])[] = [
  [attentionMachine, { key: 'Pairs', act: 'Take' }],
  [challengeEditsMachine, { edit: { kind: 'order', ids: [2, 1] }, undo: null }],
  [findingAcceptanceMachine, { kind: 'OpenToEverybody', isAccepted: true }],
  [instanceActsMachine, { act: 'stop', keys: [{ challengeId: 7, participationId: 12 }] }],
  [letterMachine, { kind: 'cancel', id: 'a' }],
  [openingCheckMachine, {}],
  [pairStateMachine, { ...PAIR, state: 'Dismissed' }],
  [rehearsalMachine, 'rehearse'],
  [schedulePlanMachine, { changes: [{ moment: 'end', from: null, to: null }] }],
  [teamChangeMachine, { kind: 'captain', user: 'yuki' }],
  [teamEntryMachine, { team: 5, organization: null }],
  [teamNotesMachine, { kind: 'mark', isLooked: true }],
  [teamReviewMachine, { status: 'Accepted', teams: [{ id: 12, status: 'Pending' }] }],
  [userActsMachine, { act: { kind: 'sign-out', ids: ['1'] }, undo: null }],
]

const EMPTY: readonly (readonly [machine: AnyStateMachine, task: unknown])[] = [
  [challengeEditsMachine, { edit: { kind: 'order', ids: [] }, undo: null }],
  [instanceActsMachine, { act: 'stop', keys: [] }],
  [pairStateMachine, { ...PAIR, state: 'Open' }],
  [schedulePlanMachine, { changes: [], notice: null }],
  [teamChangeMachine, { kind: 'rename', team: 5, name: ' ', bio: '' }],
  [teamNotesMachine, { kind: 'add', text: '  ' }],
  [teamReviewMachine, { status: 'Accepted', teams: [] }],
  [userActsMachine, { act: { kind: 'sign-out', ids: [] }, undo: null }],
  [userActsMachine, { act: { kind: 'change', users: [] }, undo: null }],
]

test.each(EMPTY)('$0.id sends nothing for an empty task', async (machine, task) => {
  expect(await newsOf(machine, task, { ok: true, value: null })).toEqual([])
})

async function newsOf(machine: AnyStateMachine, task: unknown, answer: object): Promise<unknown[]> {
  const news: unknown[] = []
  const actor = createActor(fillAny(machine, { carryOut: async () => answer }), { input: { game: 1 } })
  actor.on('*', (told) => news.push(told))
  actor.start()
  actor.send({ type: 'begin', task })
  await new Promise((resolve) => setTimeout(resolve))
  return news
}

describe.each(ACTS)('$0.id', (machine, task) => {
  test('tells its screen of a success, and announces nothing', async () => {
    expect(await newsOf(machine, task, { ok: true, value: null })).toEqual([{ type: 'succeeded' }])
  })
  // The rows of the overview have no place for a reason.
  test(`${machine === attentionMachine ? 'announces' : 'leaves'} the reason of a failure`, async () => {
    const failed = { type: 'announce', announcement: { kind: 'failed', problem } }
    expect(await newsOf(machine, task, { ok: false, problem })).toEqual(
      machine === attentionMachine ? [failed] : [],
    )
  })
})
