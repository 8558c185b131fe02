import { createActor } from 'xstate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Upload } from '#contract/call.ts'
import type { Outcome } from '#contract/problem.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'
import {
  pictureEffects,
  pictureMachine,
  toPictureView,
  type CropRectangle,
  type PictureOpenedEvent,
  type Pixels,
} from '#machines/account/picture.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const fileOf = (size: number, name = 'me.png'): Upload => ({ name, size, type: 'image/png' })
const small = fileOf(1_000)
const pixels: Pixels = { width: 40, height: 30 }
const cut: CropRectangle = { x: 5, y: 0, side: 30 }
const refusal: Outcome<string> = { ok: false, problem: { kind: 'refused', title: 'No' } }
const model = modelOf(
  pictureMachine,
  [
    { type: 'choose', file: small },
    { type: 'choose', file: fileOf(0) },
    { type: 'choose', file: fileOf(PICTURE_MOST_BYTES + 1) },
    { type: 'picture.opened', pixels },
    { type: 'picture.uncut', why: 'unseen', pixels: null },
    { type: 'picture.flawed', flaw: 'foreign' },
    { type: 'cut', cut },
    { type: 'send' },
    { type: 'cancel' },
    { type: 'back' },
    { type: 'discard' },
    { type: 'upload.moved', share: 0.5 },
    { type: 'upload.answered', outcome: { ok: true, value: '/assets/x/avatar' } },
    { type: 'upload.answered', outcome: refusal },
    answerOf('picture.held.preparing', fileOf(500, 'avatar.webp')),
    answerOf('picture.held.preparing', null),
  ],
  { input: { owner: { kind: 'profile' } } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), pictureMachine)).toEqual([])
})

describe('a picture', () => {
  let opened = 0
  let looked = 0
  let uploads: { file: Upload; say: (heard: UploadEvent<string>) => void; isStopped: boolean }[] = []
  let say: (heard: PictureOpenedEvent) => void = () => {}
  beforeEach(() => {
    opened = looked = 0
    uploads = []
  })
  const open = (made: Upload | null = fileOf(500, 'avatar.webp')) => {
    const actor = createActor(
      pictureMachine.provide({
        actors: {
          openPicture: pictureEffects.openPicture.by((_, tell) => {
            opened += 1
            looked += 1
            say = tell
            return () => void (opened -= 1)
          }),
          cutPicture: pictureEffects.cutPicture.by(async () => made),
          uploadPicture: pictureEffects.uploadPicture.by(({ file }, tell) => {
            const upload = { file, say: tell, isStopped: false }
            uploads.push(upload)
            return () => void (upload.isStopped = true)
          }),
        },
      }),
      { input: { owner: { kind: 'profile' } } },
    ).start()
    return {
      actor,
      view: () => toPictureView(actor.getSnapshot()),
      settled: () => new Promise((resolve) => setTimeout(resolve)),
    }
  }
  const cropped = async (made?: Upload | null) => {
    const world = open(made)
    world.actor.send({ type: 'choose', file: small })
    say({ type: 'picture.opened', pixels })
    world.actor.send({ type: 'cut', cut })
    await world.settled()
    return world
  }

  test.each([
    [0, 'empty'],
    [PICTURE_MOST_BYTES + 1, 'large'],
  ] as const)('of %i bytes is rejected before it is decoded', (size, flaw) => {
    const { actor, view } = open()
    actor.send({ type: 'choose', file: fileOf(size) })
    expect({ view: view(), opened }).toEqual({ view: { kind: 'refused', flaw }, opened: 0 })
  })
  test('of exactly the largest size is decoded', () => {
    const { actor, view } = open()
    actor.send({ type: 'choose', file: fileOf(PICTURE_MOST_BYTES) })
    expect({ view: view(), opened }).toEqual({ view: { kind: 'judging' }, opened: 1 })
  })
  test('is uploaded as cropped, reports progress, and is announced once', async () => {
    const { actor, view } = await cropped()
    const told: string[] = []
    actor.on('announce', ({ announcement }) => told.push(announcement.kind))
    expect(uploads.map(({ file }) => file.name)).toEqual(['avatar.webp'])
    uploads[0]?.say({ type: 'upload.moved', share: 0.25 })
    expect(view()).toEqual({ kind: 'uploading', share: 0.25 })
    uploads[0]?.say({ type: 'upload.answered', outcome: { ok: true, value: '/assets/x/avatar' } })
    expect({ view: view(), told, opened }).toEqual({
      view: { kind: 'done' },
      told: ['picture-changed'],
      opened: 0,
    })
  })
  test('that was rejected is uploaded again without a new choice, with its progress at zero', async () => {
    const { actor, view } = await cropped()
    uploads[0]?.say({ type: 'upload.moved', share: 1 })
    uploads[0]?.say({ type: 'upload.answered', outcome: refusal })
    expect(view()).toEqual({ kind: 'failed', problem: { kind: 'refused', title: 'No' } })
    actor.send({ type: 'send' })
    expect(view()).toEqual({ kind: 'uploading', share: 0 })
    expect(uploads.map(({ file }) => file.name)).toEqual(['avatar.webp', 'avatar.webp'])
  })
  test('that was cancelled is no longer sent, and its selection stays', async () => {
    const { actor, view } = await cropped()
    actor.send({ type: 'cancel' })
    expect([view().kind, uploads[0]?.isStopped]).toEqual(['cancelled', true])
    actor.send({ type: 'back' })
    expect(view()).toEqual({ kind: 'opened', pixels, cut })
  })
  test('that is not cropped is uploaded unchanged', () => {
    const { actor, view } = open()
    actor.send({ type: 'choose', file: small })
    say({ type: 'picture.uncut', why: 'moving', pixels })
    expect(view()).toEqual({ kind: 'whole', why: 'moving', pixels })
    actor.send({ type: 'send' })
    expect(uploads[0]?.file).toBe(small)
    actor.send({ type: 'cancel' })
    actor.send({ type: 'back' })
    expect(view().kind).toBe('whole')
  })
  test('that the browser cannot crop is refused as broken', async () => {
    expect((await cropped(null)).view()).toEqual({ kind: 'refused', flaw: 'broken' })
  })
  test('is freed when another is chosen, on cancel, and when the screen closes', async () => {
    const { actor } = open()
    actor.send({ type: 'choose', file: small })
    say({ type: 'picture.opened', pixels })
    actor.send({ type: 'choose', file: fileOf(2_000) })
    expect([opened, looked]).toEqual([1, 2])
    actor.send({ type: 'discard' })
    expect(opened).toBe(0)
    actor.send({ type: 'choose', file: small })
    actor.stop()
    expect(opened).toBe(0)
  })
})
