import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { entry } from '#src/text/areas/entry.en.ts'
import { en } from '#src/text/en.ts'
import { clientProgram } from './client-program.ts'
import { OTHER_SERVER } from './other-server.ts'
import type { OtherServer } from '../../scripts/e2e/flags.ts'
import { freePort, startProcess } from './process.ts'

export interface Platform {
  url: string
  /** The name of an administrator. */
  admin: string
  /** The first start prints this password and stores only its hash. */
  password: string
}
interface Fixtures {
  /** Errors of all pages of the test, because each one fails it. A test that expects an error removes it. */
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
    admin: 'Admin',
    password: /password\s+(\S+)/.exec(server.output())?.[1] ?? '',
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function startClientBefore({ url, admin, password }: OtherServer) {
  const { stop, ...client } = await clientProgram.start(url, ['--named-host'])
  return { ...client, admin, password, stop }
}

/**
 * A real server with the sample games on an empty data folder, one per worker, and a browser that must not
 * report errors. Rate limits are off, because all tests of a worker share one account. With `--server` it is
 * the client alone before that server.
 */
export const test = plain.extend<Fixtures, { platform: Platform }>({
  platform: [
    // Playwright reads the fixture names from the pattern, so there must be one.
    async ({}, use) => {
      const { stop, ...platform } = await (OTHER_SERVER === null
        ? startPlatform(() => ({ DEMO: '1', RATE_LIMIT: 'off' }))
        : startClientBefore(OTHER_SERVER))
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

export async function signIn(page: Page, { admin, password }: Platform) {
  await page.goto('/account/login')
  await page.getByLabel(words.signIn.name).fill(admin)
  await page.getByLabel(words.fields.password.label, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page).toHaveURL('/')
}

/**
 * Collects errors of the page, its console, and violations of the security headers, because each is a fault
 * even if the screen looks fine.
 */
async function listen(context: BrowserContext, complaints: string[]) {
  // Scripts may catch the error of a violation, so not all violations appear on the console.
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

/** Tests with several users open a browser context for each, and all of them must be watched. */
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

/** Cutting the connection or aborting requests causes errors on the console, which are intended. */
export function forgetCuts(complaints: string[]) {
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((text) => !/net::ERR_|WebSocket|Failed to fetch/.test(text)),
  )
}

/** Chromium reports a refused request as an error. For the client 401 and 404 are ordinary responses. */
function isAnswer(text: string) {
  return /Failed to load resource.*\b(?:401|404)\b/.test(text)
}
