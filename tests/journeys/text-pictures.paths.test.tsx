import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aConfig } from '../worlds/builders.ts'
import { openPosts } from '../worlds/editor.world.ts'
import { settle } from '../worlds/app.world.tsx'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { POST_EDITOR_AT, postEditorAnswers } from './post-editor.steps.ts'
import { textPicturesJourney } from './text-pictures.journey.ts'
// These load first, so that no test waits for a file.
import '#src/shell/editor/text-pictures.tsx'
import '#src/wiring/text-pictures.ts'

const UPLOAD = 'POST /api/assets'
const [BEFORE, AFTER, MEANWHILE] = ['Before ', '\n\nAfter', ' and meanwhile']
const HASH = 'a'.repeat(64)
const aFile = (name: string, type = 'image/png') => new File(['bytes'], name, { type })
const aDocument = () => aFile('notes.pdf', 'application/pdf')
const LEFT_OUT = 'Not uploaded, because these aren’t PNG, GIF, JPEG, WebP or BMP: notes.pdf'
const [ONE, TWO, THREE] = ['one', 'two', 'three'].map((name) => `![${name}](/assets/${HASH}/${name}.png)`)
const ok = (...names: string[]) => ({ status: 200, body: names.map((name) => ({ hash: HASH, name })) })
const carrying = (file: File) => {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  localStorage.clear()
})

describe.each(waysThrough(textPicturesJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    app = await openPosts(POST_EDITOR_AT, {
      ...postEditorAnswers(),
      'GET /api/config': { status: 200, body: aConfig() },
      [UPLOAD]: 'held',
    })
    const { server, press, sees, seesNot } = app
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Text')
    const chooser = await screen.findByLabelText('Text: or paste or drop them into the text')
    const write = (text: string, caret: number) =>
      act(async () => {
        fireEvent.change(field, { target: { value: text } })
        field.setSelectionRange(caret, caret)
      })
    await act(async () => field.focus())
    await write(BEFORE + AFTER, BEFORE.length)
    let text = BEFORE + AFTER
    const stands = async (expected: string) => {
      await expect.poll(() => field.value).toBe((text = expected))
      expect(document.activeElement).toBe(field)
    }
    const hand = async (event: Event) => {
      await act(async () => void field.dispatchEvent(event))
      await settle()
    }
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(UPLOAD, reply)
      await settle()
    }
    /** The files of the latest request. */
    const areSent = (...names: string[]) => {
      const form = server.asked.findLast(({ method, address }) => `${method} ${address}` === UPLOAD)?.body
      const parts = form instanceof FormData ? form.getAll('files') : []
      expect(parts.map((part) => (part instanceof File ? part.name : part))).toEqual(names)
    }
    const bar = () => screen.getByRole('progressbar', { name: 'Add pictures' }).getAttribute('aria-valuenow')
    const choose = async (files: readonly File[]) => {
      await act(async () => void fireEvent.change(chooser, { target: { files } }))
      await settle()
    }
    await way.test(
      {
        'the organiser chooses two pictures': () => choose([aFile('one.png'), aFile('two.png')]),
        'the organiser chooses a picture and a document': () => choose([aFile('one.png'), aDocument()]),
        'the organiser pastes another': () =>
          hand(
            new ClipboardEvent('paste', { clipboardData: carrying(aFile('three.png')), cancelable: true }),
          ),
        'the organiser drops a document': () =>
          hand(
            new DragEvent('drop', {
              dataTransfer: carrying(aDocument()),
              cancelable: true,
            }),
          ),
        'the organiser writes on': () => write(text + MEANWHILE, text.length + MEANWHILE.length),
        'the organiser stops it': () => press('Stop'),
        'the organiser tries again': () => press('Try again'),
        'the organiser lets it be': () => press('Dismiss'),
        'half of it has gone': () => act(async () => server.takes(UPLOAD, 0.5)),
        'the server takes them': () => answer(ok('one.png', 'two.png')),
        'the server takes it': () => answer(ok('three.png')),
        'the server refuses': () => answer({ status: 400, body: { title: 'No place left', status: 400 } }),
        'the line is cut': () => answer('silence'),
      },
      {
        async written() {
          await sees('Add pictures')
          seesNot('Upload stopped. The text hasn’t changed.')
          expect(field.value).toBe(BEFORE + AFTER)
        },
        async foreign() {
          await sees(LEFT_OUT)
          expect(field.value).toBe(BEFORE + AFTER)
        },
        async uploadingOne() {
          await sees('Uploading 1 picture…')
          await sees(LEFT_OUT)
          areSent('one.png')
        },
        async uploadingSome() {
          await sees('Uploading 2 pictures…')
          await sees(LEFT_OUT)
        },
        async shownSome() {
          await expect.poll(() => field.value).toContain(`${ONE}\n${TWO}`)
          await sees(LEFT_OUT)
        },
        async stoppedForeign() {
          await sees('Upload stopped. The text hasn’t changed.')
          await sees(LEFT_OUT)
        },
        async cutOffForeign() {
          await sees(/Can’t reach the server/)
          await sees(LEFT_OUT)
        },
        async uploading() {
          await sees('Uploading 2 pictures…')
          seesNot(LEFT_OUT)
          areSent('one.png', 'two.png')
        },
        async halfway() {
          await expect.poll(bar).toBe('50')
        },
        uploadingUnder: () => stands(BEFORE + AFTER + MEANWHILE),
        async queued() {
          await sees('Uploading 3 pictures…')
          areSent('one.png', 'two.png')
        },
        async uploadingNext() {
          await sees('Uploading 1 picture…')
          areSent('three.png')
          expect(field.value).toBe(`${BEFORE}${ONE}\n${TWO}${AFTER}`)
        },
        stoppedAll: () => sees('Upload stopped. The text hasn’t changed.'),
        async uploadingAll() {
          await sees('Uploading 3 pictures…')
          areSent('one.png', 'two.png', 'three.png')
        },
        refused: () => sees('No place left'),
        async cutOff() {
          await sees(/Can’t reach the server/)
          expect(field.value).toBe(BEFORE + AFTER)
        },
        async stopped() {
          await sees('Upload stopped. The text hasn’t changed.')
          expect(field.value).toBe(BEFORE + AFTER)
        },
        async shown() {
          await expect.poll(() => field.value).toContain(`${ONE}\n${TWO}`)
          await expect.poll(() => document.querySelectorAll(`img[src*="/assets/${HASH}"]`).length).not.toBe(0)
          seesNot('Uploading 2 pictures…')
        },
        shownUnder: () => stands(`${BEFORE}${ONE}\n${TWO}${AFTER}${MEANWHILE}`),
        async allShown() {
          await expect.poll(() => field.value).toBe(`${BEFORE}${ONE}\n${TWO}${THREE}${AFTER}`)
        },
      },
    )
  })
})
