import { test as plain, type Browser } from '@playwright/test'
import { sayAct, type Act } from '../../../scripts/paths/wander/acts.ts'
import { readControls } from '../../../scripts/paths/wander/read-controls.ts'
import type { Place } from '../../../scripts/paths/wander/draw-act.ts'
import { sayBreach, watchLaws } from '#tests/journeys/laws/keep-laws.ts'
import { lookAtPage } from '#tests/journeys/laws/seen.ts'
import { signInTo } from '../game-master.ts'
import { doAct } from './do-act.ts'
import type { Fault } from './fault.ts'
import { listenForErrors } from './listen-for-errors.ts'
import { aSmallEvent, type SmallEvent, type WalkRole } from './small-event.ts'

export interface Walk {
  /** Does the act, and returns null if the page does not offer it, otherwise the faults that it led to. */
  take(act: Act): Promise<readonly Fault[] | null>
  /** For tests: fails if the act cannot be done or leads to a fault. */
  step(act: Act): Promise<void>
  place(): Promise<Place>
  address(): string
  close(): Promise<void>
}

const LAW_PATIENCE_MS = 2_500

/** A new browser, signed in to a new server with the small event, at its home page. */
export async function openWalk(browser: Browser, event: SmallEvent, as: WalkRole): Promise<Walk> {
  const { url, stop } = await event.start()
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  })
  const { name, password } = event.accounts[as]
  await signInTo(context.request, name, password)
  await context.route(
    (address) => address.origin !== url && address.protocol.startsWith('http'),
    (route) => route.abort(),
  )
  const page = await context.newPage()
  const errors = listenForErrors(context, page)
  let isOffline = false
  const laws = watchLaws({
    // A page that is loading again throws the observation away, so it is observed once more.
    look: (act) =>
      page.evaluate(lookAtPage, act).catch(async () => {
        await page.waitForLoadState()
        return page.evaluate(lookAtPage, act)
      }),
    patienceMs: LAW_PATIENCE_MS,
  })
  await doAct(page, context, { kind: 'open', address: '/' })
  await laws.after(null)
  const take = async (act: Act) => {
    errors.isCut(isOffline || act.kind === 'offline' || act.kind === 'online')
    if (!(await doAct(page, context, act))) return null
    if (act.kind === 'offline' || act.kind === 'online') isOffline = act.kind === 'offline'
    const broken = await laws.after(act.kind === 'open' ? null : sayAct(act))
    const faults = broken.map((one) => ({ name: one.law.name, says: sayBreach(one) }))
    return [...faults, ...(await errors.take())]
  }
  return {
    take,
    async step(act) {
      const faults = await take(act)
      if (faults === null) throw new Error(`The page does not offer it: ${sayAct(act)}`)
      for (const { says } of faults) throw new Error(says)
    },
    async place() {
      return { ...readControls(await page.locator('body').ariaSnapshot()), isOffline }
    },
    address: () => page.url().slice(url.length),
    async close() {
      await context.close()
      await stop()
    },
  }
}

/** Used by the tests that `asTest` writes. */
export const test = plain.extend<{ walkAs: (as: WalkRole) => Promise<Walk> }, { event: SmallEvent }>({
  event: [
    async ({}, use) => {
      const event = await aSmallEvent()
      await use(event)
      event.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  walkAs: async ({ browser, event }, use) => {
    const open: Walk[] = []
    await use(async (as) => {
      const walk = await openWalk(browser, event, as)
      open.push(walk)
      return walk
    })
    for (const walk of open) await walk.close()
  },
})
