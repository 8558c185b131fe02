import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { pictureMarkdown } from '#contract/rules/picture-markdown.ts'
import {
  textPicturesEffects,
  textPicturesMachine,
  type PicturesStored,
} from '#machines/admin/text-pictures.machine.ts'
import type { UploadEvent } from '#machines/kit/upload.ts'
import type { LocalFile } from '#contract/models/file.ts'

type Heard = UploadEvent<readonly LocalFile[]>
const aFile = (name: string, type = 'image/png', size = 10) => ({ name, size, type })
const stored = (name: string): Heard => ({
  type: 'upload.answered',
  outcome: { ok: true, value: [{ hash: 'a', name }] },
})

function open() {
  const rounds: { names: string[]; say: (heard: Heard) => void }[] = []
  const told: PicturesStored[] = []
  const actor = createActor(
    textPicturesMachine.provide({
      actors: {
        uploadPictures: textPicturesEffects.uploadPictures.by(({ files }, say) => {
          rounds.push({ names: files.map(({ name }) => name), say })
          return () => {}
        }),
      },
    }),
  )
  actor.on('stored', (each) => told.push(each))
  actor.start()
  return { actor, rounds, told }
}

test('pictures that come during an upload are sent after it, and both are told', () => {
  const { actor, rounds, told } = open()
  actor.send({ type: 'add', files: [aFile('one.png')] })
  actor.send({ type: 'add', files: [aFile('two.png'), aFile('notes.pdf', 'application/pdf')] })
  rounds[0]?.say(stored('one.png'))
  rounds[1]?.say(stored('two.png'))
  expect(rounds.map(({ names }) => names)).toEqual([['one.png'], ['two.png']])
  expect(told.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([['one.png'], ['two.png']])
  expect(actor.getSnapshot().value).toBe('idle')
})

test.each([
  ['a document', aFile('notes.pdf', 'application/pdf')],
  ['a picture that browsers do not show', aFile('scan.tiff', 'image/tiff')],
  ['an empty file', aFile('empty.png', 'image/png', 0)],
])('%s is named instead of uploaded, also while others are on their way', (_, file) => {
  const { actor, rounds } = open()
  const foreign = () => actor.getSnapshot().context.foreign
  actor.send({ type: 'add', files: [aFile('one.png'), file] })
  expect([rounds.map(({ names }) => names), foreign()]).toEqual([[['one.png']], [file.name]])
  actor.send({ type: 'add', files: [aFile('two.png')] })
  expect(foreign()).toEqual([])
  actor.send({ type: 'add', files: [file] })
  expect(foreign()).toEqual([file.name])
})

test('a document that comes after a failed upload leaves the pictures to be tried again', () => {
  const { actor, rounds } = open()
  actor.send({ type: 'add', files: [aFile('one.png')] })
  rounds[0]?.say({ type: 'upload.answered', outcome: { ok: false, problem: { kind: 'unreachable' } } })
  actor.send({ type: 'add', files: [aFile('notes.pdf', 'application/pdf')] })
  expect(actor.getSnapshot().value).toBe('failed')
  actor.send({ type: 'retry' })
  expect(rounds.map(({ names }) => names)).toEqual([['one.png'], ['one.png']])
  expect(actor.getSnapshot().context.foreign).toEqual([])
})

test.each([
  ['one.png', '![one](/assets/a/one.png)'],
  ['a [b] \\ c!.png', '![a \\[b\\] \\\\ c\\!](/assets/a/a%20%5Bb%5D%20%5C%20c!.png)'],
  ['screen (1).png', '![screen (1)](/assets/a/screen%20%281%29.png)'],
  ['港.webp', '![港](/assets/a/%E6%B8%AF.webp)'],
])('the Markdown of %s is %s', (name, markdown) => {
  expect(pictureMarkdown({ hash: 'a', name })).toBe(markdown)
})
