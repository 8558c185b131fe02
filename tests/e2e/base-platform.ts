import type { Page } from '@playwright/test'
import { startBaseServer, type BaseServer } from './base-server.ts'
import { clientProgram } from './client-program.ts'
import { OTHER_SERVER } from './other-server.ts'
import { expect, startClientBefore, startPlatform, test as plain, words, type Platform } from './platform.ts'

interface Before {
  platform: Platform
  /** Null: `--server` names a server, whose requests nobody notes. */
  base: BaseServer | null
}

/** The built client, served alone before a server of the base wire, with the sample games. */
export const test = plain.extend<{ base: BaseServer | null }, { before: Before }>({
  before: [
    async ({}, use) => {
      if (OTHER_SERVER !== null) {
        const { stop, ...platform } = await startClientBefore(OTHER_SERVER)
        await use({ platform, base: null })
        return stop()
      }
      const server = await startPlatform(() => ({ DEMO: '1', RATE_LIMIT: 'off' }))
      const base = await startBaseServer(server.url)
      const client = await clientProgram.start(base.url)
      await use({ platform: { ...server, url: client.url }, base })
      await client.stop()
      await base.stop()
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  platform: [async ({ before }, use) => use(before.platform), { scope: 'worker' }],
  base: ({ before }, use) => use(before.base),
})

/** A refused call may be tried once more, but not for ever. */
const MOST_REFUSALS = 2

/** Fails if the screen has asked for what the wire does not have, or asks again for what was refused. */
export function expectBaseCallsOnly(base: BaseServer | null, where: string): void {
  if (base === null) return
  const { strange, calls } = base
  expect(strange, where).toEqual([])
  const refused = calls.filter((call) => !/^[23]/.test(call))
  const repeated = refused.filter((call) => refused.filter((each) => each === call).length > MOST_REFUSALS)
  expect([...new Set(repeated)], where).toEqual([])
}

/** Opens a screen and waits until it has loaded what it shows. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first(), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(words.error.title), path).toHaveCount(0)
}
