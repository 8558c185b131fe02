import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  challengeActionsMachine,
  type ChallengeAction,
  type ChallengeActionKind,
} from '#machines/admin/challenge-actions.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { effectsOfChallenge } from '#machines/app/asked-effects.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1 }
const effects = effectsOfChallenge(1, 7)
const actOf = (kind: ChallengeActionKind, facts: Partial<ChallengeAction> = {}): ChallengeAction => ({
  kind,
  challenge: 7,
  title: 'Warm up',
  version: null,
  during: 'running',
  ...facts,
})
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'It has no flag' } }

test('every transition is taken', () => {
  const model = modelOf(
    challengeActionsMachine,
    [
      { type: 'begin', task: actOf('enable') },
      { type: 'begin', task: actOf('delete') },
      answerOf('challengeActs.confirming', 'confirmed'),
      answerOf('challengeActs.confirming', 'cancelled'),
      answerOf('challengeActs.doing', done),
      answerOf('challengeActs.doing', refusal),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), challengeActionsMachine)).toEqual([])
})

function open(decision: Decision = 'confirmed', answer: Outcome<null> | 'never' = done) {
  const asked: Question[] = []
  const sent: unknown[] = []
  const told: Announcement[] = []
  const actor = createActor(
    fill(challengeActionsMachine, {
      askFirst: async (question) => {
        asked.push(question)
        return decision
      },
      carryOut: async (wish) => {
        sent.push(wish)
        return answer === 'never' ? new Promise(() => {}) : answer
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => told.push(announcement))
  actor.start()
  return {
    actor,
    asked,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toActView(actor.getSnapshot()),
  }
}

describe('actions on a challenge', () => {
  test.each<[ChallengeActionKind, Question, Announcement, 'idle' | 'done']>([
    [
      'enable',
      { kind: 'enable-challenge', challenge: 'Warm up', during: 'running', effects },
      { kind: 'challenge-enabled', challenge: 'Warm up' },
      'idle',
    ],
    [
      'disable',
      { kind: 'disable-challenge', challenge: 'Warm up', during: 'running', effects },
      { kind: 'challenge-disabled', challenge: 'Warm up' },
      'idle',
    ],
    [
      'delete',
      { kind: 'delete-challenge', challenge: 'Warm up', effects },
      { kind: 'challenge-deleted', challenge: 'Warm up' },
      'done',
    ],
  ])(
    '%s: asks first and names the effects, runs once, and is announced',
    async (kind, question, announcement, after) => {
      const { actor, asked, sent, told, settled, view } = open()
      actor.send({ type: 'begin', task: actOf(kind) })
      actor.send({ type: 'begin', task: actOf('delete', { challenge: 8 }) })
      expect(sent).toEqual([])
      await settled()
      expect({ asked, sent, told, kind: view().kind }).toEqual({
        asked: [question],
        sent: [{ game: 1, task: actOf(kind) }],
        told: [announcement],
        kind: after,
      })
    },
  )
  test('after a deletion nothing else begins', async () => {
    const { actor, asked, settled } = open()
    for (const kind of ['delete', 'enable'] as const) {
      actor.send({ type: 'begin', task: actOf(kind) })
      await settled()
    }
    expect(asked.map(({ kind }) => kind)).toEqual(['delete-challenge'])
  })
  test('nothing is sent after a cancel', async () => {
    const { actor, sent, told, settled, view } = open('cancelled')
    actor.send({ type: 'begin', task: actOf('delete') })
    await settled()
    expect({ sent, told, view: view() }).toMatchObject({
      sent: [],
      told: [],
      view: { kind: 'idle', problem: null },
    })
  })
  test('a refusal is shown at its challenge until the next attempt, and a refused deletion deletes nothing', async () => {
    const { actor, told, settled, view } = open('confirmed', refusal)
    actor.send({ type: 'begin', task: actOf('delete') })
    await settled()
    expect(view()).toMatchObject({
      kind: 'idle',
      task: { challenge: 7 },
      problem: { kind: 'refused', title: 'It has no flag' },
    })
    expect(told).toEqual([])
    actor.send({ type: 'begin', task: actOf('enable') })
    expect(view()).toMatchObject({ kind: 'idle', problem: null })
  })
  test('a running action names its kind and its challenge', async () => {
    const { actor, settled, view } = open('confirmed', 'never')
    actor.send({ type: 'begin', task: actOf('disable') })
    await settled()
    expect(view()).toMatchObject({ kind: 'busy', task: { kind: 'disable', challenge: 7 } })
  })
})
