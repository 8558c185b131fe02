import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome } from '#contract/problem.ts'
import { gameCloneMachine, type CloneDraft } from '#machines/admin/game-clone.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'
import { aGameToEdit } from '../../worlds/builders.ts'

const HOUR_MS = 3_600_000
const refusal: Outcome<GameInfoModel> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const made: Outcome<GameInfoModel> = { ok: true, value: aGameToEdit({ id: 7, title: 'Winter Open' }) }
const good = { title: ' Winter Open ', startsAt: HOUR_MS, endsAt: 2 * HOUR_MS }
const timed = { game: 3, isTimed: true }

test('every transition is taken', () => {
  const model = modelOf(
    gameCloneMachine,
    [
      { type: 'submit', form: good },
      { type: 'edit' },
      answerOf('gameClone.sending', made),
      answerOf('gameClone.sending', refusal),
    ],
    { input: timed },
  )
  expect(missedBy(model.getShortestPaths(), gameCloneMachine)).toEqual([])
})

function open(answer: Outcome<GameInfoModel>, input = timed) {
  const sent: { game: number; draft: CloneDraft }[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(gameCloneMachine, {
      send: async (wish) => {
        sent.push(wish)
        return answer
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.start()
  return {
    actor,
    sent,
    said,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFormView(actor.getSnapshot()),
  }
}

describe('cloning a game', () => {
  test.each([
    ['no title', { ...good, title: '  ' }],
    ['too long a title', { ...good, title: 'x'.repeat(256) }],
    ['no start', { ...good, startsAt: null }],
    ['no end', { ...good, endsAt: null }],
    ['neither', { ...good, startsAt: null, endsAt: null }],
    ['an end at the start', { ...good, endsAt: HOUR_MS }],
  ])('%s: not sent', (_, draft) => {
    const { actor, sent, view } = open(made)
    actor.send({ type: 'submit', form: draft })
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test.each([
    ['neither', { startsAt: null, endsAt: null }, 1],
    ['both', { startsAt: HOUR_MS, endsAt: 2 * HOUR_MS }, 1],
    ['a start alone', { startsAt: HOUR_MS, endsAt: null }, 0],
    ['an end alone', { startsAt: null, endsAt: HOUR_MS }, 0],
  ])('of a game without times is sent with both times or neither: %s', async (_, times, count) => {
    const { actor, sent, settled } = open(made, { game: 3, isTimed: false })
    actor.send({ type: 'submit', form: { title: 'Next', ...times } })
    await settled()
    expect(sent).toHaveLength(count)
  })
  test('sends one request, trimmed, and opens the clone', async () => {
    const { actor, sent, said, settled, view } = open(made)
    actor.send({ type: 'submit', form: good })
    actor.send({ type: 'submit', form: { ...good, title: 'Another' } })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([{ game: 3, draft: { ...good, title: 'Winter Open' } }])
    expect(view()).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(said).toEqual([{ kind: 'game-cloned', game: 'Winter Open' }])
  })
  test("shows the server's message until the input changes", async () => {
    const { actor, said, settled, view } = open(refusal)
    actor.send({ type: 'submit', form: good })
    await settled()
    expect(view()).toEqual({ kind: 'open', problem: { kind: 'refused', title: 'No' }, field: null })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
    expect(said).toEqual([])
  })
})
