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
import { examples as rows } from '#src/features/challenge-editor/table-cells.examples.tsx'
import { TableCells } from '#src/features/challenge-editor/table-cells.tsx'
import { examples as creations } from '#src/features/challenge-editor/challenge-creation-form.examples.tsx'
import { CreationForm } from '#src/features/challenge-editor/challenge-creation-form.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aChallengeToEdit, aConfig } from '../../../worlds/builders.ts'
// The texts and the renderer load first, so that no test waits for a file.
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/challenge-editor.en.ts'
import '#src/ui/markdown/markdown-document.tsx'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld({
    'GET /api/config': { status: 200, body: aConfig({ features: ['room-pages'] }) },
  })
})
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}

describe('a row of the table', () => {
  const row = (props: (typeof rows)[keyof typeof rows]) =>
    see(
      <div role="grid" aria-label="Challenges">
        <div role="row">
          <TableCells {...props} />
        </div>
      </div>,
    )
  const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Warm up' })
  test('has its figures and a link to its results', async () => {
    expect(await row(rows.on)).toContain('480/ 5001212 solves48')
    expect(screen.getByRole('link', { name: 'Warm up' }).getAttribute('href')).toBe(
      '/games/1/room/challenges/7/results',
    )
  })
  test('has a switch and a link to its editor', async () => {
    await row(rows.on)
    expect(screen.getByRole('link', { name: 'Edit Warm up' }).getAttribute('href')).toBe(
      '/games/1/room/challenges/7',
    )
    expect(toggle().checked).toBe(true)
  })
  test('that is off has its switch off', async () => {
    await row(rows.off)
    expect(toggle().checked).toBe(false)
  })
  test('that waits says that it opens by itself', async () => {
    await row(rows.waiting)
    expect(screen.getByTitle('Warm up opens by itself')).toBeDefined()
  })
  test('names what is wrong', async () => {
    expect(await row(rows.failing)).toContain('Fails')
    expect(await row(rows.incomplete)).toContain('Incomplete')
  })
  test('with a running action shows the requested state', async () => {
    await row(rows.turning)
    expect([toggle().checked, toggle().getAttribute('aria-busy')]).toEqual([false, 'true'])
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
