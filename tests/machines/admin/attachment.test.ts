import { createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import {
  attachmentEffects,
  attachmentMachine,
  toAttachmentView,
  type AttachmentInput,
} from '#machines/admin/attachment.machine.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { effectsOfChallenge } from '#machines/app/asked-effects.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1, challenge: 7 }
const fileOf = (size: number, name = 'src.zip'): Upload => ({ name, size, type: 'application/zip' })
const HASH = 'a'.repeat(64)
const url = 'https://example.org/src.zip'
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }

test('every transition is taken', () => {
  const model = modelOf(
    attachmentMachine,
    [
      { type: 'upload', file: fileOf(10) },
      { type: 'upload', file: fileOf(0) },
      { type: 'link', url },
      { type: 'clear', challenge: 'Warm up' },
      { type: 'cancel' },
      { type: 'retry' },
      { type: 'dismiss' },
      { type: 'upload.moved', share: 0.5 },
      { type: 'upload.answered', outcome: { ok: true, value: HASH } },
      { type: 'upload.answered', outcome: { ok: false, problem: { kind: 'unreachable' } } },
      answerOf('attachment.confirming', 'confirmed'),
      answerOf('attachment.confirming', 'cancelled'),
      answerOf('attachment.setting', done),
      answerOf('attachment.setting', refusal),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), attachmentMachine)).toEqual([])
})

describe('the attachment of a challenge', () => {
  let uploads: { file: Upload; say: (heard: UploadEvent<string>) => void; isStopped: boolean }[] = []
  let wishes: AttachmentInput[] = []
  let asked: Question[] = []
  let told: Announcement[] = []
  beforeEach(() => {
    ;[uploads, wishes, asked, told] = [[], [], [], []]
  })
  const open = ({
    decision = 'confirmed',
    answers = [done],
  }: { decision?: Decision; answers?: Outcome<null>[] } = {}) => {
    const actor = createActor(
      attachmentMachine.provide({
        actors: {
          askFirst: attachmentEffects.askFirst.by(async (question) => {
            asked.push(question)
            return decision
          }),
          uploadFile: attachmentEffects.uploadFile.by(({ file }, say) => {
            const upload = { file, say, isStopped: false }
            uploads.push(upload)
            return () => void (upload.isStopped = true)
          }),
          setAttachment: attachmentEffects.setAttachment.by(async ({ wish }) => {
            wishes.push(wish)
            return answers[wishes.length - 1] ?? done
          }),
        },
      }),
      { input },
    )
    actor.on('announce', ({ announcement }) => told.push(announcement))
    actor.start()
    return {
      actor,
      view: () => toAttachmentView(actor.getSnapshot()),
      settled: () => new Promise((resolve) => setTimeout(resolve)),
    }
  }
  const isThere: UploadEvent<string> = { type: 'upload.answered', outcome: { ok: true, value: HASH } }

  test("is a file: its upload reports progress, and the server's hash is set", async () => {
    const { actor, view, settled } = open()
    actor.send({ type: 'upload', file: fileOf(10) })
    uploads[0]?.say({ type: 'upload.moved', share: 0.5 })
    expect(view()).toEqual({ kind: 'uploading', file: 'src.zip', share: 0.5 })
    uploads[0]?.say(isThere)
    expect(view()).toEqual({ kind: 'setting' })
    await settled()
    expect({ wishes, told, view: view() }).toEqual({
      wishes: [{ kind: 'local', hash: HASH }],
      told: [{ kind: 'attachment-set' }],
      view: { kind: 'idle' },
    })
  })
  test('is not sent if the file is empty', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: fileOf(0) })
    expect({ uploads, view: view() }).toEqual({ uploads: [], view: { kind: 'empty' } })
  })
  test('stays as it was after a cancelled upload, which can be repeated', () => {
    const { actor, view } = open()
    actor.send({ type: 'upload', file: fileOf(10) })
    actor.send({ type: 'cancel' })
    expect([view(), uploads[0]?.isStopped, wishes]).toEqual([
      { kind: 'cancelled', file: 'src.zip' },
      true,
      [],
    ])
    actor.send({ type: 'retry' })
    expect([view(), uploads.map(({ file }) => file.name)]).toEqual([
      { kind: 'uploading', file: 'src.zip', share: 0 },
      ['src.zip', 'src.zip'],
    ])
  })
  test('is set on a retry without another upload, if only setting it had failed', async () => {
    const { actor, view, settled } = open({ answers: [refusal, done] })
    actor.send({ type: 'upload', file: fileOf(10) })
    uploads[0]?.say(isThere)
    await settled()
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'refused', title: 'No' } })
    actor.send({ type: 'retry' })
    await settled()
    expect({ count: uploads.length, wishes, view: view() }).toEqual({
      count: 1,
      wishes: [
        { kind: 'local', hash: HASH },
        { kind: 'local', hash: HASH },
      ],
      view: { kind: 'idle' },
    })
  })
  test('is another file after a failure, and the first file is dropped', async () => {
    const { actor, settled } = open({ answers: [refusal, done] })
    actor.send({ type: 'upload', file: fileOf(10) })
    uploads[0]?.say(isThere)
    await settled()
    actor.send({ type: 'upload', file: fileOf(20, 'other.zip') })
    expect(uploads.at(-1)?.file.name).toBe('other.zip')
    uploads[1]?.say({ type: 'upload.answered', outcome: { ok: true, value: 'b'.repeat(64) } })
    await settled()
    expect(wishes.at(-1)).toEqual({ kind: 'local', hash: 'b'.repeat(64) })
  })
  test('is a trimmed URL; an invalid one is not sent', async () => {
    const { actor, settled } = open()
    actor.send({ type: 'link', url: 'example.org' })
    expect(wishes).toEqual([])
    actor.send({ type: 'link', url: ` ${url} ` })
    await settled()
    expect(wishes).toEqual([{ kind: 'remote', url }])
  })
  test('is removed after a confirmation', async () => {
    const { actor, settled } = open()
    actor.send({ type: 'clear', challenge: 'Warm up' })
    expect(wishes).toEqual([])
    await settled()
    expect({ asked, wishes, told }).toEqual({
      asked: [{ kind: 'remove-attachment', challenge: 'Warm up', effects: effectsOfChallenge(1, 7) }],
      wishes: [{ kind: 'none' }],
      told: [{ kind: 'attachment-removed' }],
    })
  })
  test('has no old problem behind the question, nor after a cancel', async () => {
    const { actor, view, settled } = open({ decision: 'cancelled', answers: [refusal] })
    actor.send({ type: 'link', url })
    await settled()
    expect(view()).toMatchObject({ kind: 'failed' })
    actor.send({ type: 'clear', challenge: 'Warm up' })
    expect(view()).toEqual({ kind: 'idle' })
    await settled()
    expect({ view: view(), asked: asked.length }).toEqual({ view: { kind: 'idle' }, asked: 1 })
  })
  test.each<[string, (actor: ReturnType<typeof open>['actor']) => void]>([
    ['an empty file', (actor) => actor.send({ type: 'upload', file: fileOf(0) })],
    [
      'a cancelled upload',
      (actor) => {
        actor.send({ type: 'upload', file: fileOf(10) })
        actor.send({ type: 'cancel' })
      },
    ],
  ])('is no invalid URL after %s either', async (_, first) => {
    const { actor, settled } = open()
    first(actor)
    actor.send({ type: 'link', url: 'example.org' })
    await settled()
    expect(wishes).toEqual([])
  })
  test('stays after a cancel', async () => {
    const { actor, view, settled } = open({ decision: 'cancelled' })
    actor.send({ type: 'clear', challenge: 'Warm up' })
    await settled()
    expect({ wishes, view: view() }).toEqual({ wishes: [], view: { kind: 'idle' } })
  })
  test('stops uploading when its screen closes', () => {
    const { actor } = open()
    actor.send({ type: 'upload', file: fileOf(10) })
    actor.stop()
    expect(uploads[0]?.isStopped).toBe(true)
  })
})
