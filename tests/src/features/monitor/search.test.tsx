import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SubmissionStream } from '#src/features/monitor/monitor.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { aSubmission, ok, SUBMISSIONS, watched } from '../../../worlds/monitor.world.ts'

let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const FOUND = (text: string, answers: boolean) =>
  `GET /api/game/1/submissions/found?count=100&skip=0&text=${text}&answers=${answers}`

async function open(features: string[], isMasked = false, more = {}) {
  world = openAppWorld({
    ...watched('Monitor'),
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
    [SUBMISSIONS]: ok([aSubmission(3), aSubmission(2, { team: 'Gulls' })]),
    ...more,
  })
  await show(
    world,
    <MemoryRouter>
      <SubmissionStream game={1} isMasked={isMasked} />
    </MemoryRouter>,
  )
  await screen.findByText('Gulls', {}, { timeout: 5_000 })
  return world.server
}
const search = (text: string) =>
  act(() => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } }))

test('a server that can search finds rows that are not loaded, by their flag, too', async () => {
  await open(['monitor-search'], false, {
    [FOUND('salt', true)]: ok([aSubmission(1, { team: 'Terns', answer: 'flag{salt}' })]),
  })
  await search('salt')
  await screen.findByText('Terns', {}, { timeout: 5_000 })
  expect(screen.queryByText('Gulls')).toBeNull()
  await search('')
  await screen.findByText('Gulls', {}, { timeout: 5_000 })
})

test('while answers are hidden on the screen they are not searched', async () => {
  const server = await open(['monitor-search'], true, { [FOUND('salt', false)]: ok([]) })
  await search('salt')
  await screen.findByText('Neither stored nor new entries match.', {}, { timeout: 5_000 })
  expect(server.countOf(FOUND('salt', true))).toBe(0)
})

test('a failed search is reported, and can be tried again', async () => {
  const server = await open(['monitor-search'], false, { [FOUND('salt', true)]: { status: 500 } })
  await search('salt')
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  server.says(FOUND('salt', true), ok([aSubmission(1, { team: 'Terns' })]))
  await act(() => fireEvent.click(again))
  await screen.findByText('Terns', {}, { timeout: 5_000 })
})

test('on a server that cannot search, the rows of the list are searched', async () => {
  await open([])
  await search('gul')
  await waitFor(() => expect(screen.queryByText('Owls')).toBeNull())
  expect(screen.getByText('Gulls')).toBeTruthy()
  expect(screen.getByText('1 of 2 loaded')).toBeTruthy()
})
