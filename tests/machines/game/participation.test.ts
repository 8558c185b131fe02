import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { PARTICIPATION_STATUSES, type ParticipationStatus } from '#contract/models/participation.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import {
  participationEffects,
  participationMachine,
  toParticipationView,
  type OwnParticipation,
} from '#machines/game/participation.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const OUT: OwnParticipation = { status: 'Unsubmitted', team: null }
const standing = (status: ParticipationStatus): OwnParticipation => ({
  status,
  team: status === 'Unsubmitted' ? null : 'Red Pandas',
})
const refusal: Outcome<OwnParticipation> = { ok: false, problem: { kind: 'refused', title: 'Too late' } }
const model = modelOf(
  participationMachine,
  [
    { type: 'leave', title: 'Autumn Open' },
    ...PARTICIPATION_STATUSES.map((status) => ({ type: 'server.reported', ...standing(status) })),
    answerOf('participation.confirming', 'confirmed'),
    answerOf('participation.confirming', 'cancelled'),
    answerOf('participation.leaving', { ok: true, value: OUT }),
    answerOf('participation.leaving', refusal),
  ],
  { input: { game: 1, ...standing('Pending') }, contextOf: ({ status }) => status },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), participationMachine)).toEqual([])
})

describe('a participation', () => {
  const open = (status: ParticipationStatus, decision: Decision = 'confirmed') => {
    const questions: Question[] = []
    const told: Announcement[] = []
    let answer: (outcome: Outcome<OwnParticipation>) => void = () => {}
    const actor = createActor(
      participationMachine.provide({
        actors: {
          askFirst: participationEffects.askFirst.by(async (question) => {
            questions.push(question)
            return decision
          }),
          leaveGame: participationEffects.leaveGame.by(() => new Promise((resolve) => (answer = resolve))),
        },
      }),
      { input: { game: 1, ...standing(status) } },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement))
    return {
      actor,
      questions,
      told,
      view: () => toParticipationView(actor.getSnapshot()),
      settled: () => new Promise((resolve) => setTimeout(resolve)),
      answer: (outcome: Outcome<OwnParticipation>) => answer(outcome),
    }
  }

  test.each([
    ['Unsubmitted', 'unsubmitted', false],
    ['Pending', 'pending', true],
    ['Accepted', 'accepted', false],
    ['Rejected', 'rejected', true],
    ['Suspended', 'suspended', false],
  ] as const)('with the status %s is in the state %s; can leave: %s', (status, kind, canLeave) => {
    const { actor, view } = open(status)
    expect([view().kind, actor.getSnapshot().can({ type: 'leave', title: 'Autumn Open' })]).toEqual([
      kind,
      canLeave,
    ])
  })

  test('is not withdrawn after a cancel, and the confirmation names game and team', async () => {
    const { actor, questions, view, settled } = open('Pending', 'cancelled')
    actor.send({ type: 'leave', title: 'Autumn Open' })
    await settled()
    expect(questions).toEqual([{ kind: 'leave-game', game: 'Autumn Open', team: 'Red Pandas' }])
    expect(view()).toEqual({ kind: 'pending', team: 'Red Pandas', leaving: 'no', problem: null })
  })

  test('is announced once as withdrawn, even if the server reports it during the request', async () => {
    const { actor, told, view, settled, answer } = open('Rejected')
    actor.send({ type: 'leave', title: 'Autumn Open' })
    await settled()
    expect(view()).toMatchObject({ kind: 'rejected', leaving: 'under-way' })
    actor.send({ type: 'server.reported', ...OUT })
    answer({ ok: true, value: OUT })
    await settled()
    actor.send({ type: 'server.reported', ...OUT })
    expect({ view: view(), told }).toEqual({
      view: { kind: 'unsubmitted', problem: null },
      told: [{ kind: 'game-left', game: 'Autumn Open' }],
    })
  })

  test('that could not be withdrawn shows the reason, until the next attempt or a change', async () => {
    const { actor, told, view, settled, answer } = open('Pending')
    actor.send({ type: 'leave', title: 'Autumn Open' })
    await settled()
    answer(refusal)
    await settled()
    expect(view()).toMatchObject({ kind: 'pending', problem: { kind: 'refused', title: 'Too late' } })
    expect(told).toEqual([])
    actor.send({ type: 'server.reported', ...standing('Accepted') })
    expect(view()).toEqual({ kind: 'accepted', team: 'Red Pandas', problem: null })
  })

  test.each(
    PARTICIPATION_STATUSES.flatMap((from) => PARTICIPATION_STATUSES.map((to) => [from, to] as const)),
  )("from %s to %s: announced only after an organiser's decision", (from, to) => {
    const { actor, told, view } = open(from)
    actor.send({ type: 'server.reported', ...standing(to) })
    const decided = [
      'Pending Accepted',
      'Pending Rejected',
      'Accepted Suspended',
      'Suspended Accepted',
    ].includes(`${from} ${to}`)
    expect(told).toEqual(decided ? [{ kind: 'participation-reviewed', team: 'Red Pandas', ruling: to }] : [])
    expect(view().kind).toBe(to.toLowerCase())
  })
})
