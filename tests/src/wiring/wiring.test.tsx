import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toSessionView } from '#machines/app/session.machine.ts'
import { getProfile } from '#contract/calls/account.ts'
import { useWired } from '#src/bind/wired.ts'
import { useConnection } from '#src/live/use-connection.ts'
import { useRead } from '#src/api/use-read.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useText } from '#src/text/use-text.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { NOBODY, openAppWorld, settle, show, type AppWorld } from '../../worlds/app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/api/compress-cache.ts'
import '#src/wiring/live-machines.ts'

const PROFILE = 'GET /api/account/profile'
let world: AppWorld
const open = (...rules: Parameters<typeof openAppWorld>) => (world = openAppWorld(...rules))
const session = () => toSessionView(world.wiring.wired.session.getSnapshot())

beforeEach(() => localStorage.clear())
afterEach(() => world.close())

describe('the wiring', () => {
  test('signs in, and the screens have the profile without another request', async () => {
    const { server, wiring } = open({ 'POST /api/account/login': { status: 200 } })
    await settle()
    expect(session()).toEqual({ kind: 'anonymous' })
    server.says(PROFILE, { status: 200, body: aProfile({ role: 'Admin' }) })
    await wiring.api.request(getProfile, {})
    expect(session()).toEqual({ kind: 'anonymous' })
    wiring.wired.session.send({ type: 'check' })
    await settle()
    expect(session()).toMatchObject({ kind: 'signed-in', account: { role: 'Admin' } })
    const asked = server.countOf(PROFILE)
    await show(world, <Name />)
    expect(screen.getByText('ada')).toBeDefined()
    expect(server.countOf(PROFILE)).toBe(asked)
  })
  test('any call that is answered 401 makes the session request the profile', async () => {
    const { server, wiring } = open({ [PROFILE]: { status: 200, body: aProfile() } })
    await settle()
    server.says(PROFILE, NOBODY)
    await act(() => wiring.api.request(getProfile, {}))
    await settle()
    expect(session()).toEqual({ kind: 'anonymous' })
  })
  test('a new role in a response is applied, and so is a ban', async () => {
    const { server, wiring } = open({ [PROFILE]: { status: 200, body: aProfile() } })
    await settle()
    server.says(PROFILE, { status: 200, body: aProfile({ role: 'Monitor' }) })
    await wiring.api.request(getProfile, {})
    expect(session()).toMatchObject({ account: { role: 'Monitor' } })
    server.says(PROFILE, { status: 403, body: { title: 'Disabled', status: 403 } })
    await wiring.api.request(getProfile, {})
    expect(session()).toEqual({ kind: 'banned' })
  })
  test('signing out drops all reads of the account', async () => {
    const { server, wiring } = open({
      [PROFILE]: { status: 200, body: aProfile() },
      'POST /api/account/logout': { status: 200 },
    })
    await settle()
    expect([...wiring.api.reads.entries.keys()]).toContain('/api/account/profile')
    server.says(PROFILE, NOBODY)
    wiring.wired.session.send({ type: 'signOut' })
    await settle()
    expect(session()).toEqual({ kind: 'anonymous' })
    expect([...wiring.api.reads.entries.keys()]).toEqual([])
  })
  test('signing out leaves nothing of the user in the browser, even if a screen is left at that time', async () => {
    const { server, wiring } = open({
      [PROFILE]: { status: 200, body: aProfile({ userId: 'ada-1' }) },
      'POST /api/account/logout': { status: 200 },
    })
    await settle()
    localStorage.setItem('drafts', JSON.stringify([['ada-1', 'game 1', { title: 'secret' }]]))
    localStorage.setItem(
      'tries',
      JSON.stringify([['ada-1', '1/7', [{ flag: 'flag{secret}', verdict: 'WrongAnswer', at: 1 }]]]),
    )
    wiring.wired.typedTexts.write('flag 1/7 of ada-1', { flag: 'flag{secret}' }, 'reload')
    localStorage.setItem('gzctf-cache', 'packed')
    server.says(PROFILE, NOBODY)
    wiring.wired.session.send({ type: 'signOut' })
    await settle()
    expect(
      ['drafts', 'tries', 'gzctf-cache', 'typed'].map(
        (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
      ),
    ).toEqual([null, null, null, null])
    expect(wiring.outside.departed.has('ada-1')).toBe(true)
    // Other tabs read this key to sign out too.
    expect(localStorage.getItem('signed-out-at')).not.toBeNull()
  })
  test('a sign-out in another tab signs this one out, too', async () => {
    const { server, wiring } = open({ [PROFILE]: { status: 200, body: aProfile() } })
    await settle()
    wiring.wired.typedTexts.write('flag 1/7', { flag: 'flag{secret}' }, 'reload')
    server.says(PROFILE, NOBODY)
    dispatchEvent(new StorageEvent('storage', { key: 'signed-out-at', newValue: '1' }))
    await settle()
    expect(session()).toEqual({ kind: 'anonymous' })
    expect(sessionStorage.getItem('typed')).toBeNull()
  })
  test('an expired session leaves the input for the way back, and no reads', async () => {
    const { server, wiring } = open({ [PROFILE]: { status: 200, body: aProfile({ userId: 'ada-1' }) } })
    await settle()
    const drafts = JSON.stringify([['ada-1', 'game 1', { title: 'mine' }]])
    localStorage.setItem('drafts', drafts)
    localStorage.setItem('gzctf-cache', 'packed')
    server.says(PROFILE, NOBODY)
    wiring.wired.session.send({ type: 'check' })
    await settle()
    expect([localStorage.getItem('drafts'), localStorage.getItem('gzctf-cache')]).toEqual([drafts, null])
  })
  test('the configuration is stored and shown', async () => {
    open({ 'GET /api/config': { status: 200, body: aConfig({ title: 'Spring' }) } })
    await show(world, <Title />)
    expect(screen.getByText('Spring')).toBeDefined()
    expect(JSON.parse(localStorage.getItem('global-config') ?? '')).toMatchObject({ title: 'Spring' })
  })
  test('the page has the chosen scheme and language', async () => {
    const { wiring } = open()
    await settle()
    const root = document.documentElement
    expect(root.dataset['theme']).toBe('light')
    wiring.wired.scheme.send({ type: 'choose', scheme: 'dark' })
    await settle()
    expect(root.dataset['theme']).toBe('dark')
    wiring.wired.scheme.send({ type: 'choose', scheme: 'light' })
    wiring.wired.language.send({ type: 'choose', language: 'ja' })
    await settle()
    expect([root.dataset['theme'], root.lang]).toEqual(['light', 'ja'])
    expect([localStorage.getItem('color-scheme'), localStorage.getItem('language')]).toEqual(['light', 'ja'])
    await show(world, <Confirm />)
    expect(screen.getByText('キャンセル')).toBeDefined()
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'zh' }))
    await settle()
    expect(screen.getByText('取消')).toBeDefined()
  })
  test('requests name the language of the page', async () => {
    const { server, wiring } = open()
    wiring.wired.language.send({ type: 'choose', language: 'ja' })
    await settle()
    wiring.wired.language.send({ type: 'choose', language: 'ja' })
    await settle()
    await wiring.api.request(getProfile, {})
    expect(server.asked.at(-1)?.headers['Accept-Language']).toBe('ja')
  })
  test('a page that is left stores its reads; one that was cleared does not', async () => {
    const { wiring, reloads } = open({ [PROFILE]: { status: 200, body: aProfile() } })
    await settle()
    // The compressor loads on the first touch of the page, so the test touches it.
    dispatchEvent(new Event('pointermove'))
    await vi.waitFor(() => {
      dispatchEvent(new Event('pagehide'))
      expect(localStorage.getItem('gzctf-cache')).not.toBeNull()
    })
    wiring.wired.cache.send({ type: 'clear' })
    await settle()
    expect(reloads()).toBe(1)
    dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('gzctf-cache')).toBeNull()
  })
})

describe('the live connection', () => {
  test('of a game is one for any number of readers, and closes after the last', async () => {
    const lines: { address: string; say: (heard: ConnectionEvent) => void }[] = []
    let hungUp = 0
    open({ [PROFILE]: { status: 200, body: aProfile() } }, (address, say) => {
      lines.push({ address, say })
      return () => void (hungUp += 1)
    })
    await show(
      world,
      <>
        <Pill />
        <Pill />
      </>,
    )
    await vi.waitFor(() => expect(lines.map(({ address }) => address)).toEqual(['/hub/user?game=7']))
    expect(screen.getAllByText('connecting')).toHaveLength(2)
    act(() => lines[0]?.say({ type: 'hub.opened' }))
    expect(screen.getAllByText('live')).toHaveLength(2)
    act(() => lines[0]?.say({ type: 'hub.refused', why: 'closed' }))
    expect(screen.getAllByText('refused')).toHaveLength(2)
    act(() => screen.getAllByRole('button')[0]?.click())
    await vi.waitFor(() => expect(lines).toHaveLength(2))
    world.close()
    expect(hungUp).toBe(2)
  })
  test.each(['signed-out', 'forbidden'] as const)(
    'that is refused as %s makes the session request the profile, if that is the reason',
    async (why) => {
      const says: ((heard: ConnectionEvent) => void)[] = []
      const { server } = open({ [PROFILE]: { status: 200, body: aProfile() } }, (_, say) => {
        says.push(say)
        return () => {}
      })
      await show(world, <Pill />)
      await vi.waitFor(() => expect(says).toHaveLength(1))
      const asked = server.countOf(PROFILE)
      server.says(PROFILE, NOBODY)
      act(() => says[0]?.({ type: 'hub.refused', why }))
      await settle()
      expect(server.countOf(PROFILE) - asked).toBe(why === 'signed-out' ? 1 : 0)
      expect(session().kind).toBe(why === 'signed-out' ? 'anonymous' : 'signed-in')
    },
  )
})

function Name() {
  const read = useRead(getProfile, {}, 'profile')
  return <p>{read.state === 'ready' ? read.value.userName : read.state}</p>
}
function Title() {
  return <p>{useConfig().title}</p>
}
function Confirm() {
  return <p>{useText().app.confirm.cancel}</p>
}
function Pill() {
  const { view, retry } = useConnection(useWired().live, 7)
  return (
    <button type="button" onClick={retry}>
      {view.kind}
    </button>
  )
}
