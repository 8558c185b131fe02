import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { examples } from '#src/features/logs/audit-row.examples.tsx'
import { AuditRow } from '#src/features/logs/audit-row.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/audit.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}

test.each([
  ['plain', 'Teamroot deleted a team Owls #12192.0.2.7'],
  ['platform', 'root changed the platform settingsAllow registrationbefore yes → after no'],
  ['user', 'root edited a user graceRolebefore Player → after MonitorPhonechanged (value hidden)'],
  ['created', 'added flags to a challenge Warm up #12Count3'],
  ['many', 'Titlebefore before → after after'],
] as const)('an act: %s', async (name, words) =>
  expect(await see(<AuditRow entry={examples[name]} />)).toContain(words),
)

test('a value that only a newer server knows is shown unchanged', async () => {
  const [role] = examples.user.changes
  expect(
    await see(<AuditRow entry={{ ...examples.user, changes: [{ ...role, after: 'constructor' }] }} />),
  ).toContain('Player → after constructor')
})
test('a time that was cleared', async () => {
  expect(await see(<AuditRow entry={examples.cleared} />)).toMatch(/Freeze atbefore .*2026.* → after empty/)
})
test.each(['long', 'many'] as const)('%s is folded until the user opens it', async (name) => {
  const last = examples[name].changes.at(-1)
  const seen = await see(<AuditRow entry={examples[name]} />)
  expect(seen).not.toContain(name === 'long' ? last?.after : 'unheard')
  const button = screen.getByRole('button', { name: 'Show all' })
  await act(async () => button.click())
  expect(document.body.textContent).toContain(name === 'long' ? last?.after : 'unheard')
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})
