import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConfig } from '#src/api/use-config.ts'
import { examples } from '#src/features/game-editor/categories-form.examples.tsx'
import { CategoriesForm } from '#src/features/game-editor/categories-form.tsx'
import { CategoriesSection } from '#src/features/game-editor/categories-section.tsx'
import { aConfig } from '../../worlds/builders.ts'
import { openAppWorld, settle, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/game-editor.en.ts'

const CONFIG = 'GET /api/config'
const STORED = 'GET /api/edit/games/1/categories'
const SAVE = 'PUT /api/edit/games/1/categories'
const net = { tag: 'Web', label: 'Net', colour: 'gray' }
const ok = (categories: unknown) => ({ status: 200, body: { categories } })
let world: AppWorld
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

/** Shows the section as the editor of a game does: only if the server supports it. */
function Offered() {
  return useConfig().features?.includes('own-categories') ? <CategoriesSection gameId={1} /> : null
}
async function open() {
  world = openAppWorld({
    [CONFIG]: { status: 200, body: aConfig({ features: ['own-categories'] }) },
    [STORED]: ok([net]),
    [SAVE]: ok([]),
  })
  await show(world, <Offered />)
  await screen.findByDisplayValue('Net', {}, { timeout: 5_000 })
}
const row = (tag: string) => within(screen.getByRole('group', { name: tag }))
const type = (tag: string, value: string) =>
  act(async () => void fireEvent.change(row(tag).getByLabelText(/^Label/), { target: { value } }))
async function save() {
  await act(async () => screen.getByRole('button', { name: 'Save categories' }).click())
  await settle()
}
const sent = () => world.server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('a label and a colour are saved with the existing ones, and built-in values are left out', async () => {
  await open()
  await type('Misc', 'Warm up')
  await act(
    async () => void fireEvent.change(row('Pwn').getByLabelText(/^Colour/), { target: { value: 'green' } }),
  )
  await type('Crypto', 'Ciphers')
  await type('Crypto', 'Crypto')
  expect(screen.getByText('Not saved yet.')).toBeDefined()
  await save()
  const misc = { tag: 'Misc', label: 'Warm up', colour: 'teal' }
  expect(sent()).toEqual([{ categories: [misc, { tag: 'Pwn', label: 'Pwn', colour: 'green' }, net] }])
  await vi.waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull())
})

test('a press resets a category to the built-in label', async () => {
  await open()
  await act(async () => row('Web').getByRole('button', { name: 'Reset to built-in' }).click())
  expect(screen.queryByDisplayValue('Net')).toBeNull()
  await save()
  expect(sent()).toEqual([{ categories: [] }])
})

test('an invalid label is shown at its field and not sent, as is a refusal that quotes it', async () => {
  await open()
  await type('Misc', 'Pwn')
  expect(row('Misc').getByText('Another category of this game already has this label.')).toBeDefined()
  await save()
  expect(sent()).toEqual([])
  world.server.says(SAVE, { status: 400, body: { title: 'Nothing may be called “Start”', status: 400 } })
  await type('Misc', 'Start')
  await save()
  expect(row('Misc').getByText(/may be called “Start”/)).toBeDefined()
  await type('Misc', 'Begin')
  expect(row('Misc').queryByText(/may be called/)).toBeNull()
})

test('another failure is shown above, and the fields are disabled while it is saved', async () => {
  world = openAppWorld()
  await show(world, <CategoriesForm {...examples.unreachable} />)
  expect(document.body.textContent).toContain('Can’t reach the server')
  world.close()
  world = openAppWorld()
  await show(world, <CategoriesForm {...examples.busy} />)
  expect(screen.getByDisplayValue('Net').hasAttribute('readonly')).toBe(true)
})
