import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BuildBadge } from '#src/features/about/about.tsx'
import { examples as builds } from '#src/features/about/build-view.examples.tsx'
import { examples as lines } from '#src/shell/connection-pill.examples.tsx'
import { ConnectionPill } from '#src/shell/connection-pill.tsx'
import { examples as accounts } from '#src/shell/frame/account-view.examples.tsx'
import { NavRail } from '#src/shell/frame/nav-rail.tsx'
import { examples as clocks } from '#src/shell/game-clock.examples.tsx'
import { GameClock } from '#src/shell/game-clock.tsx'
import { examples as docks } from '#src/features/game/game-dock.examples.tsx'
import { DockView } from '#src/features/game/game-dock.tsx'
import { examples as posts } from '#src/features/posts/post-card.examples.tsx'
import { PostCard } from '#src/features/posts/post-card.tsx'
import { examples as signIns } from '#src/features/account/sign-in-form.examples.tsx'
import { SignInForm } from '#src/features/account/sign-in-form.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'

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

describe('the sign-in form', () => {
  const form = (view: (typeof signIns)[keyof typeof signIns]) =>
    see(<SignInForm view={view} onSubmit={nothing} onEdit={nothing} />)
  test('open', async () => expect(await form(signIns.open)).not.toContain('Enter your'))
  test("refused, with the server's message and the possible reason", async () => {
    expect(await form(signIns.refused)).toContain('Open the link in the email we sent you first')
    expect(screen.getByRole('alert').textContent).toBe('Wrong username or password')
  })
  test('without cookies', async () => {
    await form(signIns.forgotten)
    expect(screen.getByRole('alert').textContent).toContain('doesn’t store cookies')
  })
  test('a lost connection', async () => {
    await form(signIns.cutOff)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('rate-limited: the wait is announced once, and counts down visibly', async () => {
    await form(signIns.heldOff)
    expect(screen.getByRole('alert').querySelector('[aria-hidden]:not(svg, :has(svg))')?.textContent).toMatch(
      /in 1 s/,
    )
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('true')
  })
  test.each(['busy', 'signedIn'] as const)('%s: accepts no second press', async (state) => {
    await form(signIns[state])
    expect(screen.getByRole('button', { name: 'Signing in…' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the clock of the header', () => {
  test.each([
    ['coming', '01:00:00'],
    ['far', '12d'],
    ['ongoing', '28:30:00'],
    ['last', '00:28:48'],
    ['practice', 'Practice'],
    ['ended', 'Ended'],
  ] as const)('%s', async (name, words) => expect(await see(<GameClock {...clocks[name]} />)).toBe(words))
})

describe('the dock of the own team', () => {
  test.each([
    ['teamless', /^What happens/],
    ['unknown', /^Kernel PanicWhat happens/],
    ['climbing', /#17▲1up 1 in the past hour.*to #16 Łódź Overflow59New hint for Steg-o-saurus/],
    ['falling', /Members: a, b, c, d, e, f, g.*\+3#1234▼12down 12 in the past hour/],
    ['leading', /in the lead/],
  ] as const)('%s', async (name, words) => expect(await see(<DockView {...docks[name]} />)).toMatch(words))
})

describe('the pill of the live connection', () => {
  const pill = (view: (typeof lines)[keyof typeof lines]) =>
    see(<ConnectionPill view={view} now={0} onRetry={retry} />)
  let retried = 0
  const retry = () => void (retried += 1)
  test.each([
    ['connecting', 'Connecting…', 'Connecting…'],
    ['live', 'Live', 'Live'],
    ['reconnecting', 'Reconnecting 3 s', 'Reconnecting…'],
    ['offline', 'Offline · retry', 'Offline'],
    ['refused', 'No live updates', 'No live updates'],
  ] as const)('%s', async (name, shown, said) => {
    await pill(lines[name])
    expect(screen.getByRole('button').textContent).toBe(shown)
    expect(screen.getByRole('status').textContent).toBe(said)
  })
  test.each(['reconnecting', 'offline'] as const)('%s: a press connects now', async (name) => {
    retried = 0
    await pill(lines[name])
    screen.getByRole('button').click()
    expect(retried).toBe(1)
  })
  test('refused: shows the reason on a press, and reconnects on request', async () => {
    retried = 0
    await pill(lines.refused)
    screen.getByRole('button', { name: 'No live updates' }).click()
    expect(await screen.findByText('Your account can’t get live updates')).toBeDefined()
    ;(await screen.findByRole('button', { name: 'Reconnect now' })).click()
    expect(retried).toBe(1)
  })
  test('a frozen board is shown while the connection is live', async () => {
    await see(<ConnectionPill view={lines.live} now={0} frozenSince="14:00" onRetry={retry} />)
    expect(screen.getByRole('status').textContent).toBe('Frozen')
    expect(screen.getByRole('button', { name: 'Frozen' }).title).toContain('14:00')
  })
  test('has nothing to press while the connection is live', async () => {
    await pill(lines.live)
    screen.getByRole('button', { name: 'Live' }).click()
    expect(await screen.findByText(/This page updates by itself/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Reconnect now' })).toBeNull()
  })
})

describe('a post', () => {
  test('pinned, with its tags and a link', async () => {
    expect(await see(<PostCard post={posts.pinned} rank="h2" />)).toContain('#news')
    expect(screen.getByRole('link', { name: 'Read more: Welcome' }).getAttribute('href')).toBe(
      '/posts/a1b2c3d4',
    )
  })
  test('plain, of a deleted author', async () => {
    const words = await see(<PostCard post={posts.plain} rank="h2" />)
    expect(words).toContain('Anonym')
    expect(words).not.toContain('Pinned')
  })
})

describe('the build', () => {
  test('official', async () =>
    expect(await see(<BuildBadge view={builds.official} year="2026" />)).toContain('v1.4.0#0a1b2c'))
  test('unofficial', async () => {
    const words = await see(<BuildBadge view={builds.unofficial} year="2026" />)
    expect(words).toContain('Custom build')
    expect(words).toContain('Vexil, built from source and not from a published release.')
  })
})

describe('the rail', () => {
  const rail = (account: (typeof accounts)[keyof typeof accounts]) =>
    see(<NavRail account={account} onSearch={nothing} />)
  test('has a link to sign in for visitors', async () => {
    await rail(accounts.visitor)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/account/login?from=%2F')
  })
  test('shows nothing of an account while the user is unknown', async () => {
    await rail(accounts.unknown)
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull()
  })
  test('has no link to the administration for players', async () => {
    await rail(accounts.player)
    expect(screen.getByRole('button', { name: 'ann’s account' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })
  test('has the link to the administration for administrators', async () => {
    await rail(accounts.administrator)
    expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin/games')
    expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeDefined()
  })
})
