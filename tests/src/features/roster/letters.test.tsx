import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Letter } from '#contract/models/letter.ts'
import { Letters, type LettersProps } from '#src/features/roster/letters.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/monitor.world.ts'
import '#src/text/areas/letters.en.ts'
import '#src/text/areas/ask.en.ts'

const COUNT = 'POST /api/admin/letters/preview'
const SEND = 'POST /api/admin/letters'
// A dialog loads its texts when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
let world: AppWorld
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

const letter = (waiting: number): Letter => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  subject: 'Rooms',
  writer: 'root',
  createdAt: '2026-11-20T09:04:03+00:00',
  cancelledAt: null,
  waiting,
  sent: 3,
  failed: 0,
  dropped: 0,
  unclear: 0,
})

async function open(answers = {}, users: LettersProps['users'] = null) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['letters'] })),
    'GET /api/admin/letters': ok([letter(9)]),
    'GET /api/edit/games?count=100&skip=0': ok({ data: [], length: 0, total: 0 }),
    [COUNT]: ok({ receivers: 412, unreachable: 12, limited: 1, seconds: 206 }),
    [SEND]: ok(letter(412)),
    ...answers,
  })
  await show(
    world,
    <MemoryRouter>
      <Letters users={users} onClose={vi.fn()} />
    </MemoryRouter>,
  )
  await screen.findByText('Rooms')
}
async function write() {
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'News' } })
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'We begin at noon.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Count the receivers …' }))
  return screen.findByRole('alertdialog', { name: 'Send an email to 412 people' })
}

test('a letter is counted, asked about and sent', async () => {
  await open()
  const dialog = await write()
  expect(dialog.textContent).toContain('Sending takes 4 min')
  expect(dialog.textContent).toContain('12 people can’t get it')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send to 412 people' }))
  await screen.findByText('The email is in line. The list shows how far it is.')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('')
})
test('chosen users are the only receivers', async () => {
  await open({}, [
    { id: '0f8fad5b-d9cb-469f-a165-70867728950f', userName: 'ann' },
    { id: '0f8fad5b-d9cb-469f-a165-708677289510', userName: 'bob' },
  ])
  expect(document.body.textContent).toContain('To ann, bob')
  expect(screen.queryByLabelText('To')).toBeNull()
  await write()
  expect(world.server.asked.findLast(({ address }) => address.includes('preview'))?.body).toMatchObject({
    audience: 'Users',
    userIds: ['0f8fad5b-d9cb-469f-a165-70867728950f', '0f8fad5b-d9cb-469f-a165-708677289510'],
  })
})
test('“Not now” keeps what was written', async () => {
  await open()
  const dialog = await write()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('News'))
})
test('what waits can be stopped', async () => {
  await open({ [`DELETE /api/admin/letters/${letter(0).id}`]: ok(letter(0)) })
  world.server.says('GET /api/admin/letters', ok([letter(0)]))
  fireEvent.click(screen.getByRole('button', { name: 'Stop “Rooms”' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop “Rooms”' })).toBeNull())
})
