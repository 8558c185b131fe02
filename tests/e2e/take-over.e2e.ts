import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import { openPool } from '#server/store/pool.ts'
import { takeOver } from '#src/text/areas/take-over.en.ts'
import { fillOld } from '../server/take-over/base-games.ts'
import { makeBase, XOR_KEY } from '../server/take-over/base-sample.ts'
import { byTcp } from '../server/take-over/by-tcp.ts'
import { needs } from './other-server.ts'
import { expect, signIn, startPlatform, test } from './platform.ts'

needs(test, 'servers')

/** A database of GZCTF 0.15 with a game, and its files. */
async function aGzctf() {
  const [data, folder] = ['vexil-gzctf-', 'vexil-gzctf-files-'].map((name) =>
    mkdtempSync(path.join(tmpdir(), name)),
  )
  const server = await startEmbedded(data ?? '')
  const target = server.connection
  const pool = openPool(target, () => {})
  await makeBase(pool, '0.15')
  await fillOld({ pool, target, folder: folder ?? '' })
  const { url, close } = await byTcp(target)
  return {
    url,
    folder: folder ?? '',
    close: async () => {
      close()
      await pool.end()
      await server.stop()
      for (const made of [data, folder]) rmSync(made ?? '', { recursive: true, force: true })
    },
  }
}

test('an empty platform offers the take-over, shows it, and knows the accounts afterwards', async ({
  browser,
  complaints,
}) => {
  test.setTimeout(180_000)
  const gzctf = await aGzctf()
  const platform = await startPlatform(() => ({ XOR_KEY, RATE_LIMIT: 'off' }))
  const context = await browser.newContext({ baseURL: platform.url })
  const page = await context.newPage()
  try {
    await signIn(page, platform)
    await page.getByRole('link', { name: takeOver.title }).click()
    await page.getByLabel(takeOver.database).fill(gzctf.url)
    await page.getByLabel(takeOver.folder).fill(gzctf.folder)
    await page.getByRole('button', { name: takeOver.tryOut }).click()
    await expect(page.getByRole('heading', { name: takeOver.tried })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('row', { name: /challenge 30/ }).first()).toContainText('3')
    await page.getByRole('button', { name: takeOver.take }).click()
    await expect(page.getByText(takeOver.done)).toBeVisible({ timeout: 90_000 })
    await page.getByRole('main').getByRole('link', { name: takeOver.signIn }).click()
    await signIn(page, { url: platform.url, admin: 'ann', password: 'Ann-1pw' })
    await page.goto('/games/5')
    await expect(page.getByRole('heading', { name: 'Game 5' }).first()).toBeVisible()
    // What the server did not answer while it stopped and started again.
    complaints.splice(0)
  } finally {
    await context.close()
    await platform.stop()
    await gzctf.close()
  }
})
