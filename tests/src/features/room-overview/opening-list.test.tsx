import { fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AcceptedFinding } from '#contract/models/accepted-findings.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { OpeningList } from '#src/features/room-overview/opening-list.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { ok, refused } from '../../../worlds/server.ts'
import '#src/wiring/admin.ts'
import '#src/text/areas/opening-check.en.ts'
import '#src/text/areas/room-overview.en.ts'

const CHECK = '/api/edit/games/3/opening-check'
const FINDINGS: readonly OpeningFinding[] = [
  { kind: 'FlagMissing', severity: 'Error', challengeId: 4, challenge: 'Jail break', detail: null },
  { kind: 'OpenToEverybody', severity: 'Information', challengeId: null, challenge: null, detail: null },
]
const ACCEPTED: AcceptedFinding = {
  kind: 'OpenToEverybody',
  challengeId: null,
  detail: null,
  by: 'mika',
  at: '2026-11-20T17:00:00Z',
}
let world: AppWorld
beforeEach(() => {
  localStorage.setItem('language', 'en')
})
afterEach(() => world.close())

async function open(accepted: readonly AcceptedFinding[], features = ['opening-check', 'accepted-findings']) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    [`GET ${CHECK}`]: ok(FINDINGS),
    [`GET ${CHECK}/accepted`]: ok(accepted),
  })
  await show(
    world,
    <MemoryRouter>
      <OpeningList game={3} isMasked={false} />
    </MemoryRouter>,
  )
  await screen.findByText('Jail break')
}

test('a finding is accepted, no longer counts, and is taken back', async () => {
  await open([])
  expect((await screen.findByText(/good to know/)).textContent).toMatch(/^1 must be fixed.*1 good to know$/)
  world.server.says(`PUT ${CHECK}/accepted`, ok([ACCEPTED]))
  fireEvent.click(await screen.findByRole('button', { name: /^Accept/ }))
  const back = await screen.findByRole('button', { name: /^Take back/ })
  expect(screen.getByText(/good to know/).textContent).toMatch(/0 good to know, 1 accepted$/)
  expect(screen.getByText('mika')).toBeTruthy()
  world.server.says(`PUT ${CHECK}/accepted`, ok([]))
  fireEvent.click(back)
  await screen.findByRole('button', { name: /^Accept/ })
  expect(world.server.asked.at(-1)?.body).toMatchObject({ kind: 'OpenToEverybody', isAccepted: false })
})

test('what another organiser accepted shows, and an error can’t be accepted', async () => {
  await open([ACCEPTED, { ...ACCEPTED, kind: 'FlagMissing', challengeId: 4 }])
  await screen.findByText('mika')
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
  expect(screen.getByText(/good to know/).textContent).toMatch(/^1 must be fixed/)
})

test('a refusal is told, and the finding stays open', async () => {
  await open([])
  world.server.says(`PUT ${CHECK}/accepted`, refused('Game not found', 404))
  fireEvent.click(await screen.findByRole('button', { name: /^Accept/ }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(screen.getByRole('button', { name: /^Accept/ })).toBeTruthy()
})

test('a server without acceptances offers none', async () => {
  await open([], ['opening-check'])
  await settle()
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
})
