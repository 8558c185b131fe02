import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { aPlatform, FEATURES } from '../../../worlds/platform.world.ts'
import { openTimed, type TimedApp } from '../../../worlds/timed.world.tsx'
import { ok, openPlaying } from '../../../worlds/playing.world.tsx'
import '#src/browser/apply-look.ts'

const CONFIG = 'GET /api/config'
const LOGO = '/assets/abc/logo'
const features = ['streams']
const changed = aConfig({ title: 'Harbour', customTheme: '#7c3aed', logoUrl: LOGO, features })

/** Replaces the style sheet of the page, which the test environment lacks, and stores its text. */
class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
const worn = () => (document.adoptedStyleSheets as unknown as Sheet[])[0]?.text ?? ''
let app: TimedApp
let mark: HTMLLinkElement
beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] })
  mark = document.head.appendChild(
    Object.assign(document.createElement('link'), {
      rel: 'icon',
      type: 'image/svg+xml',
      href: '/favicon.svg',
    }),
  )
})
afterEach(() => {
  app.close()
  mark.remove()
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
  vi.unstubAllGlobals()
})

async function open() {
  const lines: ((heard: ConnectionEvent) => void)[] = []
  const playing = (app = await openPlaying(
    '/games/1/challenges/7',
    { [CONFIG]: ok(aConfig({ features })) },
    (_, say) => {
      lines.push(say)
      return () => {}
    },
  ))
  await screen.findByLabelText('Flag')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  return {
    ...playing,
    says: async (...heard: ConnectionEvent[]) => {
      await act(async () => heard.forEach((each) => lines[0]?.(each)))
      await settle()
    },
  }
}
const isHarbour = async () => {
  await vi.waitFor(() => expect(document.title).toContain('Harbour::CTF'))
  await vi.waitFor(() => expect(mark.getAttribute('href')).toBe(LOGO))
  expect(worn()).toMatch(/^:root\{--at:#[\da-f]{6};.*\[data-theme=light\]\{--at:#[\da-f]{6};/)
}

describe('a saved look is shown without a reload', () => {
  test('on pages with a connection, immediately and without a request', async () => {
    const { says, server } = await open()
    await says({ type: 'hub.opened' })
    const asked = server.countOf(CONFIG)
    await says({ type: 'hub.platform', platform: changed })
    await isHarbour()
    expect(server.countOf(CONFIG)).toBe(asked)
    // The next visit must start with the stored branding.
    expect(localStorage.getItem('platform-look')).toBe(worn())
    expect(JSON.parse(localStorage.getItem('global-config') ?? '')).toMatchObject({
      title: 'Harbour',
      customTheme: '#7c3aed',
      logoUrl: LOGO,
    })
  })
  test('and removed again in the same way', async () => {
    const { says } = await open()
    await says({ type: 'hub.opened' }, { type: 'hub.platform', platform: changed })
    await isHarbour()
    await says({ type: 'hub.platform', platform: aConfig({ features }) })
    await vi.waitFor(() => expect(mark.getAttribute('href')).toBe('/favicon.svg'))
    expect([worn(), localStorage.getItem('platform-look'), document.title.includes('Harbour')]).toEqual([
      '',
      null,
      false,
    ])
  })
  test('on all other pages within a minute', async () => {
    const { server, passes } = await open()
    server.says(CONFIG, ok(changed))
    await passes(61_000)
    await isHarbour()
  })
  test('immediately on a page to which the user returns', async () => {
    const { server, passes } = await open()
    await passes(31_000)
    server.says(CONFIG, ok(changed))
    await act(async () => void fireEvent.focus(window))
    await settle()
    await isHarbour()
  })
})
test(
  'a colour preview stays over a new saved look, until the screen closes',
  { timeout: 20_000 },
  async () => {
    const platform = (customTheme: string) => ok(aConfig({ features: FEATURES, customTheme }))
    const { server, type, passes } = (app = await openTimed('/admin/configs', {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/admin/config': ok(
        aPlatform({ globalConfig: { title: 'Vexil', slogan: '', beianInfo: null, customTheme: '#7c3aed' } }),
      ),
      'GET /api/admin/config/means': 'silence',
      [CONFIG]: platform('#7c3aed'),
    }))
    const harbour = await vi.waitFor(() => {
      expect(worn()).not.toBe('')
      return worn()
    })
    await screen.findByLabelText('Colour')
    await type('Colour', '#ff0000')
    const tried = worn()
    expect(tried).not.toBe(harbour)
    server.says(CONFIG, platform('#00ff00'))
    const asked = server.countOf(CONFIG)
    await passes(61_000)
    expect(server.countOf(CONFIG)).toBeGreaterThan(asked)
    expect(worn()).toBe(tried)
    cleanup()
    expect([worn() === tried, worn() === harbour, worn() === '']).toEqual([false, false, false])
  },
)
test('a text that is no colour is not put into the page', async () => {
  const { says } = await open()
  await says(
    { type: 'hub.opened' },
    {
      type: 'hub.platform',
      platform: aConfig({ title: 'Bay', customTheme: '#123456}*{display:none', features }),
    },
  )
  await vi.waitFor(() => expect(document.title).toContain('Bay::CTF'))
  await settle()
  expect(worn()).toBe('')
})
