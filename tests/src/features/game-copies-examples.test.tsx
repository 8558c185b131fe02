import type { ActView } from '#machines/kit/act.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { examples as imports } from '#src/features/game-admin/import-panel.examples.tsx'
import { ImportPanel } from '#src/features/game-admin/import-panel.tsx'
import { GameExport } from '#src/features/game-admin/game-export.tsx'
import { examples as clones } from '#src/features/game-admin/clone-form.examples.tsx'
import { CloneForm } from '#src/features/game-admin/clone-form.tsx'
import { examples as checks } from '#src/features/game-editor/opening-check-panel.examples.tsx'
import { CheckPanel } from '#src/features/game-editor/opening-check-panel.tsx'
import { examples as files } from '#src/features/files/unused-files-panel.examples.tsx'
import { FilesPanel } from '#src/features/files/unused-files-panel.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/game-archive.en.ts'
import '#src/text/areas/game-editor.en.ts'
import '#src/text/areas/opening-check.en.ts'
import '#src/text/areas/unused-files.en.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
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

describe('the import', () => {
  const panel = (view: (typeof imports)[keyof typeof imports]) =>
    see(<ImportPanel view={view} send={nothing} />)
  test.each([
    ['idle', 'ZIP, up to 4 GB'],
    ['strange', 'This isn’t a ZIP archive.'],
    ['empty', 'This file is empty.'],
    ['large', 'Archives can be at most 4 GB.'],
    ['sending', 'Uploading autumn.zip… · 40%'],
    ['unpacking', 'Checking the archive…'],
    ['failed', 'The archive is damaged'],
    ['cancelled', 'Nothing was imported.'],
  ] as const)('%s', async (name, said) => expect(await panel(imports[name])).toContain(said))
})

describe('the export', () => {
  test('warns that the file contains flags before the download', async () => {
    const said = await see(<GameExport game={{ id: 3, title: 'Autumn Open' }} onClose={nothing} />)
    expect(said).toContain('Contains all flags')
    expect(screen.getByRole('link', { name: 'Download archive' }).getAttribute('href')).toBe(
      '/api/edit/games/3/archive',
    )
  })
})

describe('the form of a clone', () => {
  const form = (view: (typeof clones)[keyof typeof clones], isTimed = true) =>
    see(
      <CloneForm
        view={view}
        draft={{ title: '', startsAt: null, endsAt: null }}
        isTimed={isTimed}
        now={NOON}
        onType={nothing}
        onSubmit={nothing}
      />,
    )
  test('open', async () => expect(await form(clones.open)).toContain('the end moves along'))
  test('of a game without times', async () =>
    expect(await form(clones.open, false)).toContain('Leave both empty'))
  test('refused', async () => {
    await form(clones.refused)
    expect(screen.getByRole('alert').textContent).toContain('must be before the end')
  })
  test('busy: accepts no second press and no input', async () => {
    await form(clones.busy)
    expect(screen.getByRole('button', { name: 'Creating clone…' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).readOnly).toBe(true)
  })
})

const IDLE = { kind: 'idle', task: null, value: null, problem: null } as const

describe('the check before an opening', () => {
  const panel = (view: (typeof checks)[keyof typeof checks], recheck: ActView<null, null> = IDLE) =>
    see(<CheckPanel game={3} view={view} recheck={recheck} send={nothing} />)
  test('loading', async () => {
    await panel(checks.loading)
    expect(screen.getByRole('status', { name: 'Checking…' })).toBeDefined()
  })
  test('failed', async () => expect(await panel(checks.failed)).toContain('Can’t reach the server'))
  test('clear', async () => expect(await panel(checks.clear)).toContain('No issues found'))
  test('with notes only', async () => expect(await panel(checks.notes)).toContain('There are a few notes'))
  test('busy: accepts no second press', async () => {
    await panel(checks.found, { kind: 'busy', task: null, problem: null })
    expect(screen.getByRole('button', { name: 'Checking…' }).getAttribute('aria-disabled')).toBe('true')
  })
  test('of a large game shows the first of each severity, and the rest on a press', async () => {
    const [end] = checks.found.findings
    if (!end) throw new Error('The example has findings.')
    const many = Array.from({ length: 8 }, (_, at) => ({ ...end, detail: String(at) }))
    await panel({ ...checks.found, findings: many })
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    screen.getByRole('button', { name: 'Show all 8' }).click()
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8))
    expect(screen.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the unused files', () => {
  const panel = (view: (typeof files)[keyof typeof files]) =>
    see(<FilesPanel view={view} removing={IDLE} skip={0} send={nothing} />)
  test('loading', async () => {
    await panel(files.loading)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })
  test('failed', async () => expect(await panel(files.failed)).toContain('Can’t reach the server'))
  test('none', async () => expect(await panel(files.empty)).toContain('No unused files'))
  test('some', async () => expect(await panel(files.listed)).toContain('2 files, 2.2 MB'))
  test('being removed take no second press', async () => {
    await see(
      <FilesPanel
        view={files.listed}
        removing={{
          kind: 'busy',
          task: { kind: 'all', count: 2, size: 9, skip: 0 },
          problem: null,
        }}
        skip={0}
        send={nothing}
      />,
    )
    expect(screen.getByRole('button', { name: 'Deleting…' }).getAttribute('aria-disabled')).toBe('true')
  })
})
