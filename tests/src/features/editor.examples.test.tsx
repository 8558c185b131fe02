import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as conflicts } from '#src/shell/editor/edit-conflict.examples.tsx'
import { Conflict } from '#src/shell/editor/edit-conflict.tsx'
import { RestoredDraft } from '#src/shell/editor/editor-frame.tsx'
import { examples as feet } from '#src/shell/editor/save-footer.examples.tsx'
import { SaveFoot } from '#src/shell/editor/save-footer.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const nothing = () => {}
const labels = { title: 'Title', content: 'Text', tags: 'Tags' }
const see = async (view: ReactNode) => {
  await show(world, view)
  return document.body.textContent
}
const isHeld = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')

describe('the footer of an editor', () => {
  const foot = (view: (typeof feet)[keyof typeof feet]) =>
    see(<SaveFoot view={view} labels={labels} onDiscard={nothing} />)
  test.each([
    ['pristine', 'No changes', ['true', 'true']],
    ['dirty', 'Unsaved: Title and Text · A draft is saved', [null, null]],
    ['crowded', 'no space left for a draft', [null, null]],
    ['refused', 'The title is too long', [null, null]],
    ['signedOut', 'Your session has ended', [null, null]],
  ] as const)('%s', async (name, words, held) => {
    expect(await foot(feet[name])).toContain(words)
    expect([isHeld('Save'), isHeld('Discard')]).toEqual(held)
  })
  test('saved, with the time', async () => expect(await foot(feet.saved)).toMatch(/Saved at .*2026/))
  test('saving: accepts no second press', async () => {
    await foot(feet.saving)
    expect([isHeld('Saving…'), isHeld('Discard')]).toEqual(['true', 'true'])
  })
  test('a failure is announced immediately, unsaved changes politely', async () => {
    await foot(feet.refused)
    expect(screen.getByRole('alert').textContent).toContain('The title is too long')
    expect(screen.getByRole('status').textContent).toContain('Unsaved: ')
  })
  test('a restored draft shows its time', async () => {
    expect(await see(<RestoredDraft view={feet.restored} onDiscard={nothing} />)).toMatch(
      /Draft restored.*2026/,
    )
  })
})

describe('a conflict', () => {
  const conflict = (view: (typeof conflicts)[keyof typeof conflicts]) =>
    see(
      <Conflict
        view={view}
        labels={labels}
        show={undefined}
        onChoose={nothing}
        onSave={nothing}
        onResume={nothing}
      />,
    )
  test('undecided', async () => {
    expect(await conflict(conflicts.undecided)).toContain('Choose for 1 more field.')
    expect(screen.getByRole('group', { name: 'Title' }).textContent).toContain('Welcome back')
    expect([isHeld('Save merged version'), isHeld('Check it in the form first')]).toEqual(['true', 'true'])
  })
  test('decided', async () => {
    await conflict(conflicts.decided)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yours' }).checked).toBe(true)
    expect(isHeld('Save merged version')).toBeNull()
  })
  test('of other fields, with nothing to choose', async () => {
    expect(await conflict(conflicts.apart)).toContain('Changed only by the other person, and kept: Tags')
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
