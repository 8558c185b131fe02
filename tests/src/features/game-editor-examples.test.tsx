import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as salts } from '#src/features/game-editor/game-keys.examples.tsx'
import { Keys } from '#src/features/game-editor/game-keys.tsx'
import { examples as creations } from '#src/features/game-admin/game-creation-form.examples.tsx'
import { CreationForm } from '#src/features/game-admin/game-creation-form.tsx'
import { examples as lists } from '#src/features/game-admin/admin-game-rows.examples.tsx'
import { GameRows } from '#src/features/game-admin/admin-game-rows.tsx'
import { examples as notices } from '#src/features/notices/notice-list.examples.tsx'
import { NoticeList } from '#src/features/notices/notice-list.tsx'
import { excerptOf } from '#src/features/notices/notice-editor-view.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aGameToEdit } from '../../worlds/builders.ts'
import '#src/wiring/admin.ts'
import '#src/text/areas/game-editor.en.ts'

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
const isHeld = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')

describe('the list of games', () => {
  const list = (view: Parameters<typeof GameRows>[0]['view'], search = '') =>
    see(
      <GameRows
        view={view}
        now={NOON}
        search={search}
        onClear={nothing}
        create={<button type="button">Create</button>}
        acts={[]}
        onAct={nothing}
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
    await list(lists.empty)
    expect(screen.getByRole('button', { name: 'Create' })).toBeDefined()
  })
  test.each([
    [{ start: '2026-11-20T08:00:00+00:00', end: '2026-11-21T08:00:00+00:00' }, 'Running'],
    [{ start: '2026-11-21T08:00:00+00:00', end: '2026-11-22T08:00:00+00:00' }, 'Upcoming'],
    [{ start: '1970-01-01T00:00:00+00:00', end: '1970-01-01T00:00:00+00:00' }, 'No dates set'],
    [{ hidden: true }, 'Hidden'],
  ])('with a game of %j', async (facts, said) => {
    expect(await list({ kind: 'listed', games: [aGameToEdit(facts)], total: 1 })).toContain(said)
  })
  test('more than one response holds, which is reported', async () => {
    expect(await list({ kind: 'listed', games: [aGameToEdit()], total: 600 })).toContain(
      'Only the newest 1 games are listed.',
    )
  })
})

describe('the form of a new game', () => {
  const form = (view: (typeof creations)[keyof typeof creations]) =>
    see(
      <CreationForm
        view={view}
        draft={{ title: '', startsAt: NOON, endsAt: NOON + 1 }}
        now={NOON}
        onType={nothing}
        onSubmit={nothing}
      />,
    )
  test('open', async () => expect(await form(creations.open)).toContain('stays hidden until you show it'))
  test('refused', async () => {
    await form(creations.refused)
    expect(screen.getByRole('alert').textContent).toContain('must be before the end')
  })
  test('busy: accepts no second press and no input', async () => {
    await form(creations.busy)
    expect([isHeld('Creating game…'), screen.getByLabelText<HTMLInputElement>(/^Title/).readOnly]).toEqual([
      'true',
      true,
    ])
  })
})

describe('the keys of a game', () => {
  const keys = (view: (typeof salts)[keyof typeof salts]) =>
    see(<Keys view={view} publicKey="abc=" onAsk={nothing} />)
  test('the salt is loaded on request only', async () =>
    expect(await keys(salts.unasked)).toContain('Show salt'))
  test('refused', async () => {
    await keys(salts.refused)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('asking', async () => {
    await keys(salts.busy)
    expect(isHeld('Loading…')).toBe('true')
  })
  test('loaded, and hidden', async () => expect(await keys(salts.known)).not.toContain(salts.known.value))
})

describe('the notices', () => {
  const list = (view: (typeof notices)[keyof typeof notices], held: number | null = null) =>
    see(<NoticeList view={view} held={held} onEdit={nothing} onDelete={nothing} />)
  test('loading', async () => {
    await list(notices.loading)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })
  test('failed', async () => expect(await list(notices.failed)).toContain('Can’t reach the server'))
  test('none', async () => expect(await list(notices.empty)).toContain('No notices yet'))
  test('one, distinguished by its beginning', async () => {
    await list(notices.listed)
    expect(screen.getByRole('button', { name: 'Edit “The **finals** start late.”' })).toBeDefined()
  })
  test('planned ones, and those for some teams, say so, and cannot all be edited', async () => {
    const said = await list(notices.listed)
    for (const word of ['Planned', 'To all teams', 'To 2 teams']) expect(said).toContain(word)
    expect(screen.getByRole('button', { name: 'Edit “Breakfast is served in hall B.”' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cancel “Breakfast is served in hall B.”' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit “Please come to the desk.”' })).toBeNull()
  })
  test('one that is being deleted accepts no second press', async () => {
    await list(notices.listed, 1)
    expect(isHeld('Deleting…')).toBe('true')
  })
  test.each([
    ['short', 'short'],
    [' two\nlines ', 'two lines'],
    ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ])('the excerpt of %j is %j', (content, excerpt) => expect(excerptOf(content)).toBe(excerpt))
})
