import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain, type Page } from '@playwright/test'
import { entry } from '#src/text/areas/entry.en.ts'
import { en } from '#src/text/en.ts'
import { freePort, startProcess } from './process.ts'

export interface Platform {
  url: string
  /** As printed at the first start. */
  password: string
}
interface Fixtures {
  /** What the browser complained about; a test that expects a complaint empties it. */
  complaints: string[]
}

export async function startPlatform(settings: (url: string) => Record<string, string>): Promise<Platform & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'vexil-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', DATABASE_URL: '', ...settings(url) }
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

/** A real server on an empty data folder with the demo game, one for all tests of a worker, and a browser that may not complain. */
export const test = plain.extend<Fixtures, { platform: Platform }>({
  platform: [
    // Playwright reads the names from the pattern, so there has to be one.
    async ({}, use) => {
      const { stop, ...platform } = await startPlatform(() => ({ DEMO: '1' }))
      await use(platform)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message.text())) complaints.push(message.text())
      })
      await use(complaints)
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

/** Chromium calls a refused request an error of the page; to the client 401 is an answer like any other. */
function isAnswer(text: string) {
  return /Failed to load resource.*\b(?:401|404)\b/.test(text)
}
