import { createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  flagFilesEffects,
  flagFilesMachine,
  toFlagFilesView,
  type FileFlag,
  type FlagFilesUploadEvent,
  type TeamFile,
} from '#machines/admin/flag-files.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1, challenge: 7 }
const fileOf = (name: string, size = 10): Upload => ({ name, size, type: '' })
const done: Outcome<null> = { ok: true, value: null }
const cutOff: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    flagFilesMachine,
    [
      { type: 'choose', files: [fileOf('a')] },
      { type: 'choose', files: [fileOf('empty', 0)] },
      { type: 'drop', at: 0 },
      { type: 'clear' },
      { type: 'send', flags: ['flag{a}'] },
      { type: 'cancel' },
      { type: 'upload.moved', share: 0.5 },
      { type: 'upload.taken', hashes: ['h'] },
      { type: 'upload.answered', outcome: done },
      { type: 'upload.answered', outcome: cutOff },
      answerOf('flagFiles.adding', done),
      answerOf('flagFiles.adding', cutOff),
    ],
    {
      input,
      // One file stands for any number, so that the number of states stays finite.
      contextOf: ({ files }) =>
        Array.isArray(files) ? files.map(({ hash }: TeamFile) => hash).slice(0, 1) : [],
    },
  )
  expect(missedBy(model.getShortestPaths(), flagFilesMachine)).toEqual([])
})

describe('a file and a flag for each team', () => {
  let rounds: { names: string[]; say: (heard: FlagFilesUploadEvent) => void; isStopped: boolean }[] = []
  let added: (readonly FileFlag[])[] = []
  let told: Announcement[] = []
  beforeEach(() => {
    ;[rounds, added, told] = [[], [], []]
  })
  const open = (answers: Outcome<null>[] = []) => {
    const actor = createActor(
      flagFilesMachine.provide({
        actors: {
          uploadFiles: flagFilesEffects.uploadFiles.by(({ files }, say) => {
            const round = { names: files.map(({ name }) => name), say, isStopped: false }
            rounds.push(round)
            return () => void (round.isStopped = true)
          }),
          addFlags: flagFilesEffects.addFlags.by(async ({ flags }) => {
            added.push(flags)
            return answers[added.length - 1] ?? done
          }),
        },
      }),
      { input },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement))
    actor.start()
    return {
      actor,
      view: () => toFlagFilesView(actor.getSnapshot()),
      settled: () => new Promise((resolve) => setTimeout(resolve)),
    }
  }
  const names = (view: ReturnType<typeof toFlagFilesView>) => view.files.map(({ file }) => file.name)

  test('are paired by order, and the order is that of the names, numbers as numbers', async () => {
    const { actor, view, settled } = open()
    actor.send({ type: 'choose', files: [fileOf('team10.zip'), fileOf('team2.zip')] })
    actor.send({ type: 'choose', files: [fileOf('team1.zip')] })
    expect(names(view())).toEqual(['team1.zip', 'team2.zip', 'team10.zip'])
    actor.send({ type: 'send', flags: ['flag{1}', 'flag{2}', 'flag{10}'] })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['h1', 'h2'] })
    rounds[0]?.say({ type: 'upload.moved', share: 0.9 })
    expect(view()).toMatchObject({ kind: 'uploading', share: 0.9, uploaded: 2 })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['h10'] })
    rounds[0]?.say({ type: 'upload.answered', outcome: done })
    await settled()
    expect(added).toEqual([
      [
        { flag: 'flag{1}', hash: 'h1' },
        { flag: 'flag{2}', hash: 'h2' },
        { flag: 'flag{10}', hash: 'h10' },
      ],
    ])
    expect({ told, view: view() }).toEqual({
      told: [{ kind: 'flags-added', count: 3 }],
      view: { kind: 'choosing', files: [], empty: 0 },
    })
  })
  test.each([
    ['too few', ['flag{1}']],
    ['too many', ['flag{1}', 'flag{2}', 'flag{3}']],
    ['an empty one', ['flag{1}', '']],
  ])('%s flags: nothing is sent', (_, flags) => {
    const { actor, view } = open()
    actor.send({ type: 'choose', files: [fileOf('a'), fileOf('b')] })
    actor.send({ type: 'send', flags })
    expect([view().kind, rounds]).toEqual(['choosing', []])
  })
  test('leaves out empty files, and counts them', () => {
    const { actor, view } = open()
    actor.send({ type: 'choose', files: [fileOf('a'), fileOf('b', 0)] })
    expect(view()).toMatchObject({ kind: 'choosing', empty: 1 })
    expect(names(view())).toEqual(['a'])
  })
  test('sends only the missing files after a lost connection', async () => {
    const { actor, view, settled } = open()
    actor.send({ type: 'choose', files: [fileOf('a'), fileOf('b'), fileOf('c')] })
    actor.send({ type: 'send', flags: ['1', '2', '3'] })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['ha'] })
    rounds[0]?.say({ type: 'upload.answered', outcome: cutOff })
    expect(view()).toMatchObject({ kind: 'failed', uploaded: 1, problem: { kind: 'unreachable' } })
    actor.send({ type: 'send', flags: ['1', '2', '3'] })
    expect(rounds[1]?.names).toEqual(['b', 'c'])
    rounds[1]?.say({ type: 'upload.taken', hashes: ['hb', 'hc'] })
    rounds[1]?.say({ type: 'upload.answered', outcome: done })
    await settled()
    expect(added[0]).toEqual([
      { flag: '1', hash: 'ha' },
      { flag: '2', hash: 'hb' },
      { flag: '3', hash: 'hc' },
    ])
  })
  test('adds rejected flags again without another upload', async () => {
    const { actor, view, settled } = open([cutOff, done])
    actor.send({ type: 'choose', files: [fileOf('a')] })
    actor.send({ type: 'send', flags: ['1'] })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['ha'] })
    rounds[0]?.say({ type: 'upload.answered', outcome: done })
    await settled()
    expect(view().kind).toBe('failed')
    actor.send({ type: 'send', flags: ['2'] })
    await settled()
    expect([rounds.length, added.at(-1)]).toEqual([1, [{ flag: '2', hash: 'ha' }]])
  })
  test('rejects a response with fewer files than were sent', () => {
    const { actor, view } = open()
    actor.send({ type: 'choose', files: [fileOf('a'), fileOf('b')] })
    actor.send({ type: 'send', flags: ['1', '2'] })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['ha'] })
    rounds[0]?.say({ type: 'upload.answered', outcome: done })
    expect([view(), added]).toMatchObject([{ kind: 'failed', problem: { kind: 'broken' } }, []])
  })
  test('keeps uploaded files on a cancel, and stops the running request', () => {
    const { actor, view } = open()
    actor.send({ type: 'choose', files: [fileOf('a'), fileOf('b')] })
    actor.send({ type: 'send', flags: ['1', '2'] })
    rounds[0]?.say({ type: 'upload.taken', hashes: ['ha'] })
    actor.send({ type: 'cancel' })
    expect([view().kind, rounds[0]?.isStopped]).toEqual(['cancelled', true])
    actor.send({ type: 'send', flags: ['1'] })
    expect([view().kind, rounds.length]).toEqual(['cancelled', 1])
    actor.send({ type: 'drop', at: 0 })
    expect(names(view())).toEqual(['b'])
    actor.send({ type: 'clear' })
    expect(view()).toEqual({ kind: 'choosing', files: [], empty: 0 })
  })
})
