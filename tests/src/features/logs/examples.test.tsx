import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { foundLogs } from '#src/features/logs/log-stream.tsx'
import { examples } from '#src/features/logs/log-row.examples.tsx'
import { LogRow } from '#src/features/logs/log-row.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/logs.en.ts'

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
  ['plain', 'InformationSuccessSigned in ada192.0.2.7'],
  ['warning', 'WarningDeniedToo many'],
  ['error', 'ErrorFailedSigned in System'],
  ['fatal', 'FatalSigned in Platform'],
  ['odd', 'TraceUnheard'],
] as const)('an entry: %s', async (name, words) =>
  expect(await see(<LogRow log={examples[name]} />)).toContain(words),
)

test('a long message is shown in full on request', async () => {
  const { msg } = examples.long
  expect(await see(<LogRow log={examples.long} />)).not.toContain(msg)
  const button = screen.getByRole('button', { name: 'Show full message' })
  await act(async () => button.click())
  expect(document.body.textContent).toContain(msg)
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

test('entries are found by message, name and address, and by time', () => {
  const all = Object.values(examples).map((log) => ({ kind: 'log' as const, log }))
  const found = (text: string, since: number | null = null, until: number | null = null) =>
    foundLogs({ text, since, until })(all)
  expect(found('TOO MANY')).toHaveLength(1)
  expect(found('system')).toHaveLength(1)
  expect(found('192.0.2')).toHaveLength(4)
  expect(found(' ')).toHaveLength(all.length)
  const at = Date.parse('2026-11-20T08:00:00Z')
  expect(found('', at)).toHaveLength(all.length)
  expect(found('', at + 1)).toHaveLength(0)
  expect(found('', null, at)).toHaveLength(0)
  expect(found('system', at, at + 1)).toHaveLength(1)
})
