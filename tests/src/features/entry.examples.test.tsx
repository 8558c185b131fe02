import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as recoveries } from '#src/features/account/recovery.examples.tsx'
import { RecoveryForm, RecoverySent } from '#src/features/account/recovery.tsx'
import { examples as registrations } from '#src/features/account/registration.examples.tsx'
import { RegistrationForm } from '#src/features/account/registration-form.tsx'
import { RegistrationRest } from '#src/features/account/registration.tsx'
import { examples as resets } from '#src/features/account/reset-form.examples.tsx'
import { ResetForm } from '#src/features/account/reset-form.tsx'
import { examples as links } from '#src/features/account/mail-link-card.examples.tsx'
import { LinkStateCard } from '#src/features/account/mail-link-card.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/text/areas/entry.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  return document.body.textContent
}
const draft = { email: 'ada@example.org', userName: 'ada', password: 'Lovelace', repeat: '' }

describe('the registration form', () => {
  test.each([
    ['open', 'A digit'],
    ['closed', 'Registration is closed'],
    ['elsewhere', 'example.org'],
    ['blocked', 'content blocker'],
    ['heldOff', 'Try again in 1 s'],
    ['proving', 'Checking that you’re human'],
    ['registering', 'Creating account…'],
    ['signedIn', 'Creating account…'],
  ] as const)('%s', async (name, words) => {
    const form = (
      <RegistrationForm view={registrations[name]} draft={draft} onDraftChange={nothing} onSubmit={nothing} />
    )
    expect(await see(form)).toContain(words)
  })
  test('shows which rules the password meets', async () => {
    await see(
      <RegistrationForm view={registrations.open} draft={draft} onDraftChange={nothing} onSubmit={nothing} />,
    )
    const met = [...document.querySelectorAll('[data-met]')].map((check) => check.getAttribute('data-met'))
    expect(met).toEqual(['yes', 'no', 'yes', 'yes', 'yes', 'no'])
  })
  test('tells password managers what each field is for', async () => {
    await see(
      <RegistrationForm view={registrations.open} draft={draft} onDraftChange={nothing} onSubmit={nothing} />,
    )
    const purposes = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)
    expect(purposes).toEqual(['email', 'username', 'new-password', 'new-password'])
  })
})

describe('after registering', () => {
  test.each([
    ['sent', 'We sent a link to ada@example.org'],
    ['cooling', 'Send again in 1 s'],
    ['sendingAgain', 'Sending…'],
    ['notResent', 'Can’t reach the server'],
    ['awaitingAdmin', 'Waiting for approval'],
    ['registered', 'Your account is ready'],
  ] as const)('%s', async (name, words) => {
    expect(
      await see(
        <RegistrationRest view={registrations[name]} name="ada" onResend={nothing} onChange={nothing} />,
      ),
    ).toContain(words)
    expect(document.activeElement?.textContent).toContain(words.slice(0, 4))
  })
})

describe('the recovery', () => {
  test.each([
    ['open', 'Send the link'],
    ['unknown', 'User not found'],
    ['cutOff', 'Can’t reach the server'],
    ['unsolved', 'The human check didn’t complete'],
    ['heldOff', 'Try again in 1 s'],
    ['proving', 'Checking that you’re human'],
    ['asking', 'Sending…'],
  ] as const)('%s', async (name, words) => {
    expect(
      await see(
        <RecoveryForm
          view={recoveries[name]}
          email="ada@example.org"
          onEmailChange={nothing}
          onSubmit={nothing}
        />,
      ),
    ).toContain(words)
  })
  test.each([
    ['sent', 'Send again'],
    ['cooling', 'Send again in 1 s'],
  ] as const)('%s', async (name, words) => {
    expect(
      await see(<RecoverySent view={recoveries[name]} onResend={nothing} onChange={nothing} />),
    ).toContain(words)
  })
})

describe('the new password', () => {
  test.each([
    ['open', 'Change password'],
    ['refused', 'Send a new email'],
    ['cutOff', 'Can’t reach the server'],
    ['heldOff', 'Try again in 1 s'],
    ['busy', 'Changing password…'],
  ] as const)('%s', async (name, words) => {
    expect(
      await see(<ResetForm view={resets[name]} email="" onSubmit={nothing} onEdit={nothing} />),
    ).toContain(words)
  })
})

describe('a link from a mail', () => {
  const words = { working: 'Verifying', failed: 'Not yet', refusedHint: 'Sign in.' }
  test.each([
    ['missing', 'This link is incomplete'],
    ['working', 'Verifying'],
    ['refused', 'This link is invalid or has expired'],
    ['cutOff', 'Can’t reach the server'],
    ['heldOff', 'Try again in 1 s'],
  ] as const)('%s', async (name, told) => {
    expect(
      await see(<LinkStateCard state={links[name]} words={words} ways={null} onRetry={nothing} />),
    ).toContain(told)
  })
})
