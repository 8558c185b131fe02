import { createActor, SimulatedClock } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'
import { toWriteupView, writeupEffects, writeupMachine } from '#machines/game/writeup.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const HOUR_MS = 3_600_000
const pdf = (name = 'solved.pdf', size = 1_000): Upload => ({ name, size, type: 'application/pdf' })
const taken: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'Too late' } }

describe('the chart', () => {
  // The clock is before the deadline. Some events report an earlier deadline, so that it has passed.
  const model = modelOf(
    writeupMachine,
    [
      { type: 'choose', file: pdf() },
      { type: 'choose', file: pdf('notes.docx') },
      { type: 'send' },
      { type: 'cancel' },
      { type: 'discard' },
      { type: 'upload.moved', share: 0.5 },
      { type: 'upload.answered', outcome: taken },
      { type: 'upload.answered', outcome: refusal },
      { type: 'server.reported', closesAt: 10 },
      { type: 'server.reported', closesAt: -10 },
      answerOf('writeup.reading', null),
      elapsed('untilClosed', 'writeup.open'),
      elapsed('untilClosed', 'writeup.ready'),
    ],
    { input: { game: 1, closesAt: 10, now: () => 0 }, contextOf: ({ closesAt }) => closesAt },
  )
  test('every transition is taken', () => {
    expect(missedBy(model.getShortestPaths(), writeupMachine)).toEqual([])
  })
})

describe('a writeup', () => {
  let uploads: { file: Upload; say: (heard: UploadEvent<null>) => void; isStopped: boolean }[] = []
  let reads = 0
  beforeEach(() => {
    uploads = []
    reads = 0
  })
  const open = (closesAt: number | null = HOUR_MS) => {
    const clock = new SimulatedClock()
    const told: string[] = []
    const actor = createActor(
      writeupMachine.provide({
        actors: {
          uploadWriteup: writeupEffects.uploadWriteup.by(({ file }, say) => {
            const upload = { file, say, isStopped: false }
            uploads.push(upload)
            return () => void (upload.isStopped = true)
          }),
          readWriteup: writeupEffects.readWriteup.by(async () => {
            reads += 1
            return null
          }),
        },
      }),
      { input: { game: 1, closesAt, now: () => clock.now() }, clock },
    ).start()
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    return {
      actor,
      clock,
      told,
      view: () => toWriteupView(actor.getSnapshot()),
      settled: () => new Promise((resolve) => setTimeout(resolve)),
    }
  }
  const sent = (closesAt?: number | null) => {
    const world = open(closesAt)
    world.actor.send({ type: 'choose', file: pdf() })
    world.actor.send({ type: 'send' })
    return world
  }

  test.each([
    [pdf('a.pdf', 0), 'empty'],
    [pdf('a.pdf', WRITEUP_MOST_BYTES + 1), 'large'],
    [{ name: 'a.docx', size: 9, type: 'application/pdf' }, 'foreign'],
    [{ name: 'pdf', size: 9, type: 'application/pdf' }, 'foreign'],
  ] as const)('in %j is refused as %s before it is sent', (file, flaw) => {
    const { actor, view } = open()
    actor.send({ type: 'choose', file })
    expect(view()).toEqual({ kind: 'refused', flaw })
    expect(actor.getSnapshot().can({ type: 'send' })).toBe(false)
  })
  test.each([
    pdf('a.pdf', 1),
    pdf('a.pdf', WRITEUP_MOST_BYTES),
    pdf('A.PDF'),
    { name: 'a.pdf', size: 9, type: '' },
  ])('in %j is accepted', (file) => {
    const { actor, view } = open()
    actor.send({ type: 'choose', file })
    expect(view()).toEqual({ kind: 'checked', file })
  })
  test('is sent on a press only, reports progress, and is announced once', async () => {
    const { actor, told, view, settled } = open()
    actor.send({ type: 'choose', file: pdf() })
    expect(uploads).toEqual([])
    actor.send({ type: 'send' })
    uploads[0]?.say({ type: 'upload.moved', share: 0.5 })
    expect(view()).toEqual({ kind: 'uploading', file: pdf(), share: 0.5 })
    uploads[0]?.say({ type: 'upload.answered', outcome: taken })
    expect(view().kind).toBe('reading')
    await settled()
    expect({ view: view(), told, reads }).toEqual({
      view: { kind: 'handed-in' },
      told: ['writeup-handed-in'],
      reads: 1,
    })
  })
  test('that was rejected is sent again without a new choice, with its progress at zero', () => {
    const { actor, view } = sent()
    uploads[0]?.say({ type: 'upload.moved', share: 1 })
    uploads[0]?.say({ type: 'upload.answered', outcome: refusal })
    expect(view()).toEqual({ kind: 'failed', file: pdf(), problem: { kind: 'refused', title: 'Too late' } })
    actor.send({ type: 'send' })
    expect(view()).toEqual({ kind: 'uploading', file: pdf(), share: 0 })
  })
  test('whose upload was cancelled is no longer sent', () => {
    const { actor, view } = sent()
    actor.send({ type: 'cancel' })
    expect([view().kind, uploads[0]?.isStopped]).toEqual(['cancelled', true])
  })

  describe('and its deadline', () => {
    test('accepts files at that millisecond, and none after it', () => {
      const { clock, view } = open()
      clock.increment(HOUR_MS)
      expect(view().kind).toBe('idle')
      clock.increment(1)
      expect(view()).toEqual({ kind: 'closed', problem: null })
    })
    test('removes a chosen file that was not sent', () => {
      const { actor, clock, view } = open()
      actor.send({ type: 'choose', file: pdf() })
      clock.increment(HOUR_MS + 1)
      expect(view().kind).toBe('closed')
    })
    test('does not stop a running upload, and announces that the server accepted it', async () => {
      const { clock, told, view, settled } = sent()
      clock.increment(HOUR_MS + 1)
      expect(view().kind).toBe('uploading')
      uploads[0]?.say({ type: 'upload.answered', outcome: taken })
      expect(view().kind).toBe('reading')
      await settled()
      expect({ told, reads, view: view() }).toEqual({
        told: ['writeup-handed-in'],
        reads: 1,
        view: { kind: 'closed', problem: null },
      })
    })
    test('keeps the reason of an upload that failed before it', () => {
      const { clock, view } = sent()
      uploads[0]?.say({ type: 'upload.answered', outcome: refusal })
      clock.increment(HOUR_MS + 1)
      expect(view()).toEqual({ kind: 'closed', problem: { kind: 'refused', title: 'Too late' } })
    })
    test.each([
      ['rejects', refusal, 'failed'],
      ['accepts', taken, 'handed-in'],
    ] as const)('moved during an upload counts when the server %s it', async (_, outcome, kind) => {
      const { actor, clock, view, settled } = sent()
      actor.send({ type: 'server.reported', closesAt: 2 * HOUR_MS })
      clock.increment(HOUR_MS + 1)
      uploads[0]?.say({ type: 'upload.answered', outcome })
      await settled()
      expect(view().kind).toBe(kind)
      clock.increment(HOUR_MS)
      expect(view().kind).toBe('closed')
    })
    test('shows why a late upload was rejected', () => {
      const { clock, told, view } = sent()
      clock.increment(HOUR_MS + 1)
      uploads[0]?.say({ type: 'upload.answered', outcome: refusal })
      expect({ told, reads, view: view() }).toEqual({
        told: [],
        reads: 0,
        view: { kind: 'closed', problem: { kind: 'refused', title: 'Too late' } },
      })
    })
    test('that an organiser moves opens it again, and closes it later', () => {
      const { actor, clock, view } = open(-1)
      expect(view().kind).toBe('closed')
      actor.send({ type: 'server.reported', closesAt: HOUR_MS })
      expect(view().kind).toBe('idle')
      clock.increment(HOUR_MS + 1)
      expect(view().kind).toBe('closed')
    })
    test.each([
      [40, 'idle'],
      [60, 'closed'],
    ])('fifty days ahead: after %i days it is %s', (days, kind) => {
      const { clock, view } = open(50 * 24 * HOUR_MS)
      for (let day = 0; day < days; day += 1) clock.increment(24 * HOUR_MS)
      expect(view().kind).toBe(kind)
    })
    test('never closes the form if it is unknown', () => {
      const { clock, view } = open(null)
      clock.increment(100 * 24 * HOUR_MS)
      expect(view().kind).toBe('idle')
    })
  })
})
