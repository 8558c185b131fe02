import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { ceremonyEffects, ceremonyMachine, toCeremonyView } from '#machines/live/ceremony.machine.ts'
import { aSnapshot, plainShape, START } from '../../contract/board/snapshot.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const FREEZE = START + 100
const full = boardOf({
  ...aSnapshot(plainShape(3, 2), [
    { team: 0, challenge: 0, at: START },
    { team: 1, challenge: 0, at: FREEZE },
    { team: 1, challenge: 1, at: FREEZE + 1 },
  ]),
  freeze: { freezeAt: FREEZE, revealedAt: null },
})
const open = { ...full, freeze: { freezeAt: null, revealedAt: null } }
const cut: Outcome<never> = { ok: false, problem: { kind: 'unreachable' } }
const input = { game: 1, title: 'Finals' }
const read = (board: Board): Outcome<Board> => ({ ok: true, value: board })

test('every transition is taken', () => {
  const events = [
    { type: 'next' },
    { type: 'back' },
    { type: 'auto' },
    { type: 'publish' },
    { type: 'retry' },
    ...[read(full), read(open), cut].map((answer) => answerOf('ceremony.reading', answer)),
    answerOf('ceremony.asking', 'confirmed'),
    answerOf('ceremony.asking', 'cancelled'),
    answerOf('ceremony.publishing', { ok: true, value: null }),
    answerOf('ceremony.publishing', cut),
    elapsed('untilNextStep', 'ceremony.running'),
  ]
  const model = modelOf(ceremonyMachine, events, {
    input,
    contextOf: ({ at }) => at,
  })
  expect(missedBy(model.getShortestPaths(), ceremonyMachine)).toEqual([])
})

function hold(answers: { publish?: Outcome<null>; decision?: 'confirmed' | 'cancelled' } = {}) {
  const clock = new SimulatedClock()
  const told: unknown[] = []
  let revealed = 0
  const machine = ceremonyMachine.provide({
    actors: {
      readFullBoard: ceremonyEffects.readFullBoard.by(async () => read(full)),
      askFirst: ceremonyEffects.askFirst.by(async () => answers.decision ?? 'confirmed'),
      revealBoard: ceremonyEffects.revealBoard.by(async () => {
        revealed += 1
        return answers.publish ?? { ok: true, value: null }
      }),
    },
  })
  const actor = createActor(machine, { input, clock })
  actor.on('announce', ({ announcement }) => told.push(announcement))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return {
    actor,
    clock,
    told,
    settled,
    revealed: () => revealed,
    view: () => toCeremonyView(actor.getSnapshot()),
  }
}

describe('a ceremony', () => {
  test('leads from the public board to the full one, and publishes it after a confirmation', async () => {
    const { actor, settled, view, told, revealed } = hold()
    await settled()
    expect(view()).toMatchObject({ kind: 'frozen', shown: 0, hidden: 2, last: null })
    actor.send({ type: 'publish' })
    expect(view().kind).toBe('frozen')
    actor.send({ type: 'next' })
    expect(view()).toMatchObject({ kind: 'underWay', shown: 1, last: { team: 1, challenge: 0 } })
    actor.send({ type: 'next' })
    expect(view()).toMatchObject({ kind: 'done', shown: 2 })
    actor.send({ type: 'publish' })
    await settled()
    expect(view().kind).toBe('published')
    expect([told, revealed()]).toEqual([[{ kind: 'board-revealed', game: 'Finals' }], 1])
  })
  test('plays automatically, a step every two seconds, until it is stopped', async () => {
    const { actor, clock, settled, view } = hold()
    await settled()
    actor.send({ type: 'auto' })
    expect(view()).toMatchObject({ kind: 'running', shown: 1 })
    clock.increment(1_999)
    expect(view()).toMatchObject({ shown: 1 })
    actor.send({ type: 'auto' })
    clock.increment(10_000)
    expect(view()).toMatchObject({ kind: 'underWay', shown: 1 })
    actor.send({ type: 'back' })
    expect(view()).toMatchObject({ kind: 'frozen', shown: 0 })
  })
  test('publishes only after a confirmation, and shows a failure with a retry', async () => {
    const refusing = hold({ decision: 'cancelled' })
    await refusing.settled()
    for (const type of ['next', 'next', 'publish'] as const) refusing.actor.send({ type })
    await refusing.settled()
    expect([refusing.view().kind, refusing.revealed()]).toEqual(['done', 0])
    const failing = hold({ publish: cut })
    await failing.settled()
    for (const type of ['next', 'next', 'publish'] as const) failing.actor.send({ type })
    await failing.settled()
    expect(failing.view()).toMatchObject({ kind: 'done', problem: { kind: 'unreachable' } })
    expect(failing.told).toEqual([])
  })
})
