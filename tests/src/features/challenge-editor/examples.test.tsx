import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeType } from '#contract/models/challenge-names.ts'
import { CHALLENGE } from '#contract/fields/challenge.ts'
import { toForm } from '#contract/fields/field.ts'
import { ChallengeSheet } from '#src/features/challenge/challenge-sheet.tsx'
import { PreviewDrawer } from '#src/features/challenge-editor/preview-drawer.tsx'
import { examples as lists } from '#src/features/challenge-editor/challenge-rows.examples.tsx'
import { ChallengeRows } from '#src/features/challenge-editor/challenge-rows.tsx'
import { examples as creations } from '#src/features/challenge-editor/challenge-creation-form.examples.tsx'
import { CreationForm } from '#src/features/challenge-editor/challenge-creation-form.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aChallengeToEdit } from '../../../worlds/builders.ts'
// The texts and the renderer load first, so that no test waits for a file.
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/challenge-editor.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}

const IDLE = { kind: 'idle', task: null, value: null, problem: null } as const
const ENABLE = {
  kind: 'enable',
  challenge: 8,
  title: 'Cookie jar',
  version: null,
  during: 'resting',
} as const

describe('the list of challenges', () => {
  const list = (
    view: (typeof lists)[keyof typeof lists],
    acts: Parameters<typeof ChallengeRows>[0]['acts'] = IDLE,
  ) =>
    see(
      <ChallengeRows
        game={1}
        view={view}
        acts={acts}
        sought={{ text: '', tag: null }}
        onClear={nothing}
        onTurn={nothing}
        create={<button type="button">{'…'}</button>}
      />,
    )
  test('loading', async () => {
    await list(lists.loading)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })
  test('failed, with a retry', async () => {
    expect(await list(lists.failed)).toContain('Can’t reach the server')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
  test('empty, with a link to create the first one', async () => {
    expect(await list(lists.empty)).toContain('No challenges yet')
    expect(screen.getByRole('button', { name: '…' })).toBeDefined()
  })
  test('sorted by category, with scores and links', async () => {
    const words = await list(lists.listed)
    expect(words).toContain('Misc1 of 1 enabled')
    expect(words).toContain('480 pts, 500 to 125 pts')
    expect(screen.getByRole('link', { name: 'Edit Cookie jar' }).getAttribute('href')).toBe(
      '/games/1/room/challenges/8',
    )
    expect(
      screen.getByRole('link', { name: 'Flags and attachments of Cookie jar' }).getAttribute('href'),
    ).toBe('/games/1/room/challenges/8/flags')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Cookie jar' }).checked).toBe(false)
  })
  test('with a running action: it shows the requested state', async () => {
    await list(lists.listed, { kind: 'busy', task: ENABLE, problem: null })
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Cookie jar' })
    expect([toggle.checked, toggle.getAttribute('aria-busy')]).toEqual([true, 'true'])
  })
  test('with a refused action: it shows the reason there', async () => {
    await list(lists.listed, {
      ...IDLE,
      task: ENABLE,
      problem: { kind: 'refused', title: 'It has no flag' },
    })
    expect(screen.getByRole('alert').closest('li')?.textContent).toContain('Cookie jar')
  })
})

describe('the form of a new challenge', () => {
  const form = (view: (typeof creations)[keyof typeof creations]) =>
    see(
      <CreationForm
        view={view}
        challenge={{ title: 'a', tag: 'Misc', type: 'DynamicContainer' }}
        onType={nothing}
        onSubmit={nothing}
      />,
    )
  test('open: explains the type', async () =>
    expect(await form(creations.open)).toContain('Each team starts an instance with a flag made only for'))
  test('refused', async () => {
    await form(creations.refused)
    expect(screen.getByRole('alert').textContent).toBe('Game not found')
  })
  test('busy: accepts no second press', async () => {
    await form(creations.busy)
    expect(screen.getByRole('button', { name: 'Creating challenge…' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })
})

describe('the preview', () => {
  const preview = (type: ChallengeType, facts: Partial<ChallengeEditDetailModel> = {}) => {
    const challenge = aChallengeToEdit({ type, hints: ['Look', 'Look'], acceptedCount: 2, ...facts })
    return see(
      <PreviewDrawer
        form={toForm(CHALLENGE, challenge)}
        challenge={challenge}
        Sheet={ChallengeSheet}
        onClose={nothing}
      />,
    )
  }
  test('shows the Markdown as text, the hints, and the current score', async () => {
    const words = await preview('StaticAttachment')
    expect(words).toContain('432 pts')
    expect(words.match(/Look/g)).toHaveLength(2)
    expect(words).toContain('Preview only: nothing is submitted.')
    expect(words).not.toContain('Attachment')
    expect(words).not.toContain('Instance')
  })
  test("links to one team's file, and explains that others get another", async () => {
    const attachment = { id: 1, type: 'Local', url: '/assets/0a/team-1.bin', fileSize: 2048 } as const
    const words = await preview('DynamicAttachment', {
      fileName: 'task.zip',
      flags: [{ id: 1, flag: 'flag{1}', attachment }],
    })
    expect(words).toContain('Each team gets its own attachment')
    expect(screen.getByRole('link', { name: 'Download task.zip' }).getAttribute('href')).toBe(
      '/assets/0a/task.zip',
    )
  })
  test('shows where instances appear', async () =>
    expect(await preview('DynamicContainer')).toContain('Instance'))
})
