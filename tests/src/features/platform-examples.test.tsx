import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as trials } from '#src/features/platform/test-mail-form.examples.tsx'
import { MailTrialForm } from '#src/features/platform/test-mail-form.tsx'
import { examples as forms } from '#src/features/platform/platform-form.examples.tsx'
import { PlatformForm } from '#src/features/platform/platform-form.tsx'
import { exampleStorage, StorageList } from '#src/features/platform/storage-section.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { ok, openPlatform, someMeans } from '../../worlds/platform.world.ts'
import { aConfig } from '../../worlds/builders.ts'

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

describe('the form of the platform', () => {
  const form = (name: keyof typeof forms) => see(<PlatformForm {...forms[name]} />)
  test('on a server without branding offers no colour', async () => {
    await form('plain')
    expect([screen.queryByLabelText('Colour'), screen.queryByRole('status')]).toEqual([null, null])
    expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  })
  test('shows a preview without working controls', async () => {
    expect(await form('looking')).toContain('ICP 1')
    expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toMatch(/^#/)
    expect(document.querySelector('figure [inert] button')).not.toBeNull()
  })
  test('warns that no user can become active automatically', async () =>
    expect(await form('byHand')).toContain('waits until an administrator activates it'))
  test('names missing settings', async () => {
    const text = await form('without')
    expect(text).toContain('Set MAIL_FROM')
    expect(text).toContain('Set CAPTCHA')
    expect(screen.getAllByRole('status').length).toBeGreaterThanOrEqual(2)
  })
  test('each switch is explained to screen readers, too', async () => {
    await form('plain')
    for (const box of screen.getAllByRole('checkbox')) {
      const note = document.getElementById(box.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toMatch(/\w+ \w+/)
    }
  })
})

describe('the tables of the database', () => {
  test('show their size and their retention', async () => {
    const text = await see(
      <StorageList read={{ state: 'ready', value: exampleStorage, problem: null, refresh: () => {} }} />,
    )
    // Some versions of ICU write a space before the unit.
    expect(text).toMatch(/2\s?MB/)
    for (const said of [
      'logs',
      '1,200',
      'After 90 days, and when there are more than 1,000,000',
      'in submissions',
      'Only when someone deletes',
    ])
      expect(text).toContain(said)
  })
  test('show why they could not be read', async () => {
    const problem = { kind: 'forbidden', title: 'Only administrators' } as const
    expect(await see(<StorageList read={{ state: 'failed', problem, refresh: () => {} }} />)).toContain(
      'Only administrators',
    )
  })
})

describe('a test email', () => {
  const trial = (name: keyof typeof trials) => see(<MailTrialForm {...trials[name]} />)
  test.each([
    ['untried', 'Emails are sent through mail.example:587'],
    ['unset', 'no sender address'],
    ['outbox', 'outbox folder and not sent.'],
    ['sent', 'Check that inbox to see whether it arrives.'],
    ['refused', '550 no such user'],
    ['failed', 'Can’t reach the server'],
  ] as const)('%s', async (name, words) => expect(await trial(name)).toContain(words))
  test('a failure is announced', async () => {
    await trial('refused')
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t send')
  })
  test('that is being sent keeps its place and accepts no press', async () => {
    await trial('sending')
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true')
  })
})

test("a failed read of the server's setup is shown, with a retry", async () => {
  world.close()
  const MEANS = 'GET /api/admin/config/means'
  const app = await openPlatform({ [MEANS]: 'silence' })
  await app.sees(/so no warnings are shown here/)
  app.server.says(MEANS, ok(someMeans))
  await act(async () => screen.getByRole('button', { name: 'Try again' }).focus())
  await app.press('Try again')
  await app.sees(/^Emails are sent through mail.example/)
  app.seesNot(/so no warnings are shown here/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Send a test email to')))
  app.close()
})
test('the button that removes the colour leaves the focus in its field', async () => {
  world.close()
  const app = await openPlatform()
  await screen.findByLabelText('Colour')
  await app.type('Colour', '#ff0000')
  await act(async () => screen.getByRole('button', { name: 'Reset to teal' }).focus())
  await app.press('Reset to teal')
  expect(screen.queryByRole('button', { name: 'Reset to teal' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Colour'))
  app.close()
})
test('a base server gets only the fields of its wire', async () => {
  world.close()
  const app = await openPlatform({ 'GET /api/config': ok(aConfig()) })
  await screen.findByLabelText(/^Title/)
  expect(screen.queryByText('Logo')).toBeNull()
  expect([screen.queryByLabelText('Colour'), screen.queryByText('Email')]).toEqual([null, null])
  expect(app.server.asked.filter(({ address }) => /config\/(means|mail|logo)/.test(address))).toEqual([])
  app.close()
})
