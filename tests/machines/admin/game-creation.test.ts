import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome } from '#contract/problem.ts'
import { gameCreationMachine, type GameSpan } from '#machines/admin/game-creation.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'
import { aGameToEdit } from '../../worlds/builders.ts'

const HOUR_MS = 3_600_000
const refusal: Outcome<GameInfoModel> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const made: Outcome<GameInfoModel> = { ok: true, value: aGameToEdit({ id: 7, title: 'Winter Open' }) }
const good = { title: ' Winter Open ', startsAt: 0, endsAt: HOUR_MS }
const model = modelOf(
  gameCreationMachine,
  [
    { type: 'submit', form: good },
    { type: 'edit' },
    answerOf('gameCreation.sending', made),
    answerOf('gameCreation.sending', refusal),
  ],
  { input: {} },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), gameCreationMachine)).toEqual([])
})

function open(answer: Outcome<GameInfoModel>) {
  const sent: GameSpan[] = []
  const said: Announcement[] = []
  const actor = createActor(
    fill(gameCreationMachine, {
      send: async (span) => {
        sent.push(span)
        return answer
      },
    }),
    { input: {} },
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

describe('creating a game', () => {
  test.each([
    ['no title', { ...good, title: '  ' }],
    ['too long a title', { ...good, title: 'x'.repeat(256) }],
    ['no start', { ...good, startsAt: null }],
    ['no end', { ...good, endsAt: null }],
    ['neither', { ...good, startsAt: null, endsAt: null }],
    ['an end before the start', { ...good, endsAt: -1 }],
    ['an end at the start', { ...good, endsAt: 0 }],
  ])('%s: not sent', (_, draft) => {
    const { actor, sent, view } = open(made)
    actor.send({ type: 'submit', form: draft })
    expect(sent).toEqual([])
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
  test('sends one request, trimmed, and opens the game', async () => {
    const { actor, sent, said, settled, view } = open(made)
    actor.send({ type: 'submit', form: good })
    actor.send({ type: 'submit', form: { ...good, title: 'Another' } })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([{ ...good, title: 'Winter Open' }])
    expect(view()).toMatchObject({ kind: 'done', value: { id: 7 } })
    expect(said).toEqual([{ kind: 'game-created', game: 'Winter Open' }])
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
