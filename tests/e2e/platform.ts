import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { entry } from '#src/text/areas/entry.en.ts'
import { en } from '#src/text/en.ts'
import { freePort, startProcess } from './process.ts'

export interface Platform {
  url: string
  /** As printed at the first start. */
  password: string
}
interface Fixtures {
  /** What any page of the test complained about; a test that expects a complaint takes it out. */
  complaints: string[]
}

export async function startPlatform(
  settings: (url: string) => Record<string, string>,
): Promise<Platform & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vexil-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...settings(url),
  }
  const server = await startProcess(['dist/server/main.js'], env, /ready at/)
  return {
    url,
    password: /password\s+(\S+)/.exec(server.output())?.[1] ?? '',
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A real server on an empty data folder with the demo game, one for all tests of a worker, and a browser that
 * may not complain. It has no rate limit: the tests of a worker share one account, so a fast machine would
 * reach it.
 */
export const test = plain.extend<Fixtures, { platform: Platform }>({
  platform: [
    // Playwright reads the names from the pattern, so there has to be one.
    async ({}, use) => {
      const { stop, ...platform } = await startPlatform(() => ({ DEMO: '1', RATE_LIMIT: 'off' }))
      await use(platform)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  complaints: [
    async ({ browser, context }, use) => {
      const complaints: string[] = []
      await listen(context, complaints)
      const stop = listenToNew(browser, complaints)
      await use(complaints)
      stop()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

export const words = { ...en.screens, ...entry }

export async function signIn(page: Page, { password }: Platform) {
  await page.goto('/account/login')
  await page.getByLabel(words.signIn.name).fill('Admin')
  await page.getByLabel(words.fields.password.label, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page).toHaveURL('/')
}

/** Errors of the page, of its console, and whatever the shipped headers forbid. */
async function listen(context: BrowserContext, complaints: string[]) {
  // Not every violation is told on the console: what a script was kept from may be caught by it.
  await context.addInitScript(() =>
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        // oxlint-disable-next-line no-console -- Said in the page, where the test hears it.
        console.error('forbidden by the headers:', effectiveDirective, blockedURI, sourceFile, sample),
    ),
  )
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) complaints.push(message.text())
  })
}

/** For the tests of several people, who have a browser each. */
function listenToNew(browser: Browser, complaints: string[]): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await listen(context, complaints)
    return context
  }
  return () => {
    browser.newContext = open
  }
}

/** Who cuts the line, or aborts what is on its way, hears of it on the console. */
export function forgetCuts(complaints: string[]) {
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((text) => !/net::ERR_|WebSocket|Failed to fetch/.test(text)),
  )
}

/** Chromium calls a refused request an error of the page; to the client 401 is an answer like any other. */
function isAnswer(text: string) {
  return /Failed to load resource.*\b(?:401|404)\b/.test(text)
}
