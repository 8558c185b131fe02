import { createActor, type AnyEventObject } from 'xstate'
import { expect, test } from 'vitest'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { sessionEndMachine } from '#machines/account/session-end.machine.ts'
import { attachmentMachine } from '#machines/admin/attachment.machine.ts'
import { boardFreezeMachine } from '#machines/admin/board-freeze.machine.ts'
import { challengeActionsMachine } from '#machines/admin/challenge-actions.machine.ts'
import { containerDestructionMachine } from '#machines/admin/container-destruction.machine.ts'
import { editorMachineOf } from '#machines/admin/editor.machine.ts'
import { POST } from '#contract/fields/post.ts'
import { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import { flagRemovalMachine } from '#machines/admin/flag-removal.machine.ts'
import { participationReviewMachine } from '#machines/admin/participation-review.machine.ts'
import { postActionsMachine } from '#machines/admin/post-actions.machine.ts'
import { removalMachine } from '#machines/admin/removal.machine.ts'
import { rosterActionsMachine } from '#machines/admin/roster-actions.machine.ts'
import { unusedFilesMachine } from '#machines/admin/unused-files.machine.ts'
import { containerMachine } from '#machines/game/container.machine.ts'
import { participationMachine } from '#machines/game/participation.machine.ts'
import { ceremonyMachine } from '#machines/live/ceremony.machine.ts'
import { membershipMachine } from '#machines/team/membership.machine.ts'
import { teamInviteMachine } from '#machines/team/team-invite.machine.ts'
import { aSnapshot, plainShape, START } from '../contract/board/snapshot.ts'
import { answerOf } from '../model.ts'
import { isIn, statesWith, type Start } from './all-machines.ts'
import { facts, HOUR, runningFor, aReport } from './game/container.world.ts'
import { withoutEffects } from './without-effects.ts'

const now = () => 0
const frozen = boardOf({
  ...aSnapshot(plainShape(1, 1), [{ team: 0, challenge: 0, at: START }]),
  freeze: { freezeAt: START, revealedAt: null },
})
const hash = 'a'.repeat(64)

/**
 * For each state that asks for confirmation: the path to the state before it, and the event that opens the
 * dialog. The test fails for a state that is missing here.
 */
const ASKING: Readonly<Record<string, Start & { ask: AnyEventObject }>> = {
  'attachment.confirming': {
    machine: attachmentMachine,
    input: { game: 1, challenge: 7 },
    ask: { type: 'clear', challenge: 'Warm up' },
  },
  'ceremony.asking': {
    machine: ceremonyMachine,
    input: { game: 1, title: 'Finals' },
    events: [answerOf('ceremony.reading', { ok: true, value: frozen }), { type: 'next' }],
    ask: { type: 'publish' },
  },
  'challengeActs.confirming': {
    machine: challengeActionsMachine,
    input: { game: 1 },
    ask: {
      type: 'begin',
      task: { kind: 'enable', challenge: 7, title: 'Warm up', version: null, during: 'running' },
    },
  },
  'container.confirming': {
    machine: containerMachine,
    input: { ...facts, report: aReport(runningFor(2 * HOUR)), now },
    ask: { type: 'destroy' },
  },
  'container.replacing': {
    machine: containerMachine,
    input: { ...facts, report: aReport(null), now },
    ask: { type: 'start', replaces: 'Warm up' },
  },
  'containerDestruction.confirming': {
    machine: containerDestructionMachine,
    input: { now },
    ask: { type: 'begin', choice: null, items: [{ guid: '1', of: 'Warm up (Owls)' }] },
  },
  'editor.open.form.asking': {
    machine: editorMachineOf(POST),
    input: {
      account: 'ada',
      id: null,
      now,
      asks: () => ({ kind: 'discard-changes', count: 1 }),
    },
    events: [answerOf('editor.recalling', null), { type: 'edit', fields: { title: 'Warm up' } }],
    ask: { type: 'save' },
  },
  'editor.open.form.confirming': {
    machine: editorMachineOf(POST),
    input: { account: 'ada', id: null, now },
    events: [answerOf('editor.recalling', null), { type: 'edit', fields: { title: 'Warm up' } }],
    ask: { type: 'discard' },
  },
  'flagRemoval.confirming': {
    machine: flagRemovalMachine,
    input: { game: 1, challenge: 7 },
    ask: { type: 'begin', task: { id: 3, flag: 'flag{a}', effect: 'none' } },
  },
  'freezing.confirming': {
    machine: boardFreezeMachine,
    input: { game: 3 },
    ask: { type: 'reveal', title: 'Finals' },
  },
  'gameVisibility.confirming': {
    machine: gameVisibilityMachine,
    input: { game: 3 },
    ask: { type: 'begin', task: { hidden: true, title: 'Finals', during: 'running' } },
  },
  'membership.confirming': {
    machine: membershipMachine,
    input: { team: 3 },
    ask: { type: 'begin', task: { kind: 'leave', name: 'red' } },
  },
  'participation.confirming': {
    machine: participationMachine,
    input: { game: 1, status: 'Pending', team: 'red' },
    ask: { type: 'leave', title: 'Finals' },
  },
  'participationReview.confirming': {
    machine: participationReviewMachine,
    input: { game: 1, now },
    ask: { type: 'begin', choice: 'Accepted', items: [{ id: 1, team: 'Owls' }] },
  },
  'postActs.confirming': {
    machine: postActionsMachine,
    input: { post: 'p1' },
    ask: { type: 'begin', task: { kind: 'delete', title: 'Rules', version: null } },
  },
  'removal.confirming': {
    machine: removalMachine,
    input: {},
    ask: { type: 'begin', task: { kind: 'game', game: 3, title: 'Finals' } },
  },
  'rosterActs.confirming': {
    machine: rosterActionsMachine,
    ask: {
      type: 'act',
      act: { kind: 'deactivate', id: '7', user: 'ada' },
      at: { hint: '', skip: 0, sift: null },
    },
  },
  'sessionEnd.confirming': {
    machine: sessionEndMachine,
    input: {},
    ask: { type: 'begin', task: { kind: 'all' } },
  },
  'teamInvite.confirming': {
    machine: teamInviteMachine,
    input: { team: { id: 3, name: 'red' } },
    events: [answerOf('teamInvite.loading', { ok: true, value: 'red:3:aa' })],
    ask: { type: 'renew' },
  },
  'unusedFiles.confirming': {
    machine: unusedFilesMachine,
    input: {},
    ask: { type: 'begin', task: { kind: 'some', hashes: [hash], count: 1, size: 9, skip: 0 } },
  },
}

test('the list above has every state that asks first', () => {
  const asking = statesWith(({ id, invoke }) => (invoke.some(({ src }) => src === 'askFirst') ? [id] : []))
  expect(Object.keys(ASKING).sort()).toEqual(asking)
})

test.each(Object.entries(ASKING))(
  '%s returns to the state before on a cancel, and asks again the next time',
  (stateId, { machine, input, events = [], ask }) => {
    const actor = createActor(withoutEffects(machine), { input }).start()
    for (const event of events) actor.send(event)
    const before: unknown = actor.getSnapshot().value
    for (const decision of ['cancelled', 'cancelled', 'confirmed']) {
      expect(actor.getSnapshot().value).toEqual(before)
      actor.send(ask)
      expect(isIn(actor.getSnapshot(), stateId)).toBe(true)
      actor.send(answerOf(stateId, decision))
    }
    expect(isIn(actor.getSnapshot(), stateId)).toBe(false)
    expect(actor.getSnapshot().value).not.toEqual(before)
  },
)
