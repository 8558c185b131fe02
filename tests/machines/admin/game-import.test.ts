import { createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/call.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { Outcome } from '#contract/problem.ts'
import { MAX_ARCHIVE_BYTES } from '#contract/rules/game-archive.ts'
import { gameImportMachine, toGameImportView } from '#machines/admin/game-import.machine.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { fill } from '#machines/kit/fill.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'
import { missedBy, modelOf } from '../../model.ts'
import { aGameToEdit } from '../../worlds/builders.ts'

const archive = (facts: Partial<Upload> = {}): Upload => ({
  name: 'autumn.zip',
  type: 'application/zip',
  size: 10,
  ...facts,
})
const made: Outcome<GameInfoModel> = { ok: true, value: aGameToEdit({ id: 9 }) }
const refusal: Outcome<GameInfoModel> = {
  ok: false,
  problem: { kind: 'refused', title: 'The archive is damaged' },
}

test('every transition is taken', () => {
  const model = modelOf(gameImportMachine, [
    { type: 'upload', file: archive() },
    { type: 'upload', file: archive({ size: 0 }) },
    { type: 'cancel' },
    { type: 'retry' },
    { type: 'dismiss' },
    { type: 'upload.moved', share: 0.5 },
    { type: 'upload.moved', share: 1 },
    { type: 'upload.answered', outcome: made },
    { type: 'upload.answered', outcome: refusal },
  ])
  expect(missedBy(model.getShortestPaths(), gameImportMachine)).toEqual([])
})

describe('a game out of an archive', () => {
  let uploads: { file: Upload; say: (heard: UploadEvent<GameInfoModel>) => void; isStopped: boolean }[] = []
  let told: Announcement[] = []
  beforeEach(() => {
    ;[uploads, told] = [[], []]
  })
  const open = () => {
    const actor = createActor(
      fill(gameImportMachine, {
        uploadArchive({ file }, say) {
          const upload = { file, say, isStopped: false }
          uploads.push(upload)
          return () => void (upload.isStopped = true)
        },
      }),
    )
    actor.on('announce', ({ announcement }) => told.push(announcement))
    actor.start()
    return { actor, view: () => toGameImportView(actor.getSnapshot()) }
  }

  test.each([
    ['nothing in it', archive({ size: 0 }), 'empty'],
    ['more than an archive can hold', archive({ size: MAX_ARCHIVE_BYTES + 1 }), 'large'],
    ['another kind of file', archive({ name: 'autumn.tar', type: 'application/x-tar' }), 'strange'],
  ] as const)('%s is not sent', (_, file, flaw) => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file })
    expect({ uploads, view: view() }).toEqual({ uploads: [], view: { kind: 'idle', flaw } })
  })
  test.each([
    ['the largest there may be', archive({ size: MAX_ARCHIVE_BYTES })],
    ['one without a type', archive({ type: '', name: 'AUTUMN.ZIP' })],
    ['one without an ending', archive({ name: 'autumn', type: 'application/x-zip-compressed' })],
  ])('%s is sent to the server', (_, file) => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file })
    expect({ sent: uploads.map(({ file: sent }) => sent.name), view: view() }).toEqual({
      sent: [file.name],
      view: { kind: 'sending', file: file.name, share: 0 },
    })
  })
  test('shows no problem of one file at the next', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: archive({ size: 0 }) })
    actor.send({ type: 'upload', file: archive() })
    actor.send({ type: 'cancel' })
    actor.send({ type: 'dismiss' })
    expect(view()).toEqual({ kind: 'idle', flaw: null })
  })
  test('reports progress, waits for the server, and shows the result', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: archive() })
    uploads[0]?.say({ type: 'upload.moved', share: 0.4 })
    expect(view()).toEqual({ kind: 'sending', file: 'autumn.zip', share: 0.4 })
    uploads[0]?.say({ type: 'upload.moved', share: 1 })
    expect(view()).toEqual({ kind: 'unpacking', file: 'autumn.zip' })
    uploads[0]?.say({ type: 'upload.answered', outcome: made })
    expect({ view: view(), told }).toEqual({
      view: { kind: 'imported', game: aGameToEdit({ id: 9 }) },
      told: [{ kind: 'game-imported', game: 'Autumn Open' }],
    })
  })
  test('cannot be cancelled after the upload, because the result would be unknown', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: archive() })
    uploads[0]?.say({ type: 'upload.moved', share: 1 })
    actor.send({ type: 'cancel' })
    expect([view().kind, uploads[0]?.isStopped]).toEqual(['unpacking', false])
  })
  test('can be sent again after a cancel and after a refusal', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: archive() })
    actor.send({ type: 'cancel' })
    expect([view(), uploads[0]?.isStopped]).toEqual([{ kind: 'cancelled', file: 'autumn.zip' }, true])
    actor.send({ type: 'retry' })
    uploads[1]?.say({ type: 'upload.answered', outcome: refusal })
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'refused', title: 'The archive is damaged' } })
    actor.send({ type: 'retry' })
    expect([view(), uploads.length, told]).toEqual([{ kind: 'sending', file: 'autumn.zip', share: 0 }, 3, []])
  })
  test.each([
    ['a cancel', () => {}],
    ['a refusal', () => uploads.at(-1)?.say({ type: 'upload.answered', outcome: refusal })],
  ] as const)('is another archive after %s, and an empty one is not sent', (_, end) => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: archive() })
    end()
    actor.send({ type: 'cancel' })
    actor.send({ type: 'upload', file: archive({ name: 'winter.zip' }) })
    expect(view()).toEqual({ kind: 'sending', file: 'winter.zip', share: 0 })
    end()
    actor.send({ type: 'cancel' })
    actor.send({ type: 'upload', file: archive({ size: 0 }) })
    expect([view().kind, uploads.length]).toEqual(['idle', 2])
  })
  test('stops uploading when its screen closes', () => {
    const { actor } = open()
    actor.send({ type: 'upload', file: archive() })
    actor.stop()
    expect(uploads[0]?.isStopped).toBe(true)
  })
})
