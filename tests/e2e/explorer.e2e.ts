import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { explorer } from '../../scripts/explorer/serve-explorer.ts'
import { run } from '../../scripts/run.ts'

/** Outside of `tests`, so that no other run finds the copied test. */
const FOLDER = '.cache/copied'
const CONFIG = `${FOLDER}/vitest.config.ts`
const FILE = `${FOLDER}/copied.test.ts`

// The development server compiles each file when the page asks for it.
test.setTimeout(300_000)

let dev: ViteDevServer
let address = ''
test.beforeAll(async () => {
  dev = await createServer({ plugins: [explorer()], logLevel: 'error', server: { port: 0, hmr: false } })
  await dev.listen()
  address = (dev.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})
test.afterAll(() => dev.close())

/** Runs a test that was copied, as a tester does. */
async function runs(copied: string) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(CONFIG, 'export default {}\n')
  writeFileSync(FILE, copied)
  const { code, output } = await run('vitest', ['run', '--root', FOLDER, '--config', 'vitest.config.ts'])
  rmSync(FOLDER, { recursive: true })
  return { passes: code === 0, output }
}

test('a second window follows a machine, and copies what it heard as a test that runs', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  await context.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => {
      const isSignIn = route.request().url().endsWith('/account/login')
      const title = isSignIn ? 'Wrong name or password' : 'Please log in'
      return route.fulfill({ status: 401, json: { title, status: 401 } })
    },
  )
  const machines = await context.newPage()
  await machines.goto(`${address}/dev/machines`)
  const product = await context.newPage()
  await product.goto(`${address}/account/login`)
  await product.getByLabel('Username or email').fill('ada')
  await product.getByRole('textbox', { name: 'Password' }).fill("O'Hara")
  await product.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(product.getByText('Wrong name or password')).toBeVisible()

  await test.step('the window shows the machine, its state, its events and what they changed', async () => {
    await machines.bringToFront()
    const actors = machines.getByRole('navigation', { name: 'Running machines' })
    await actors.getByRole('button', { name: /^signIn/ }).click()
    await expect(machines.getByRole('img', { name: 'signIn is in open' })).toBeVisible()
    await expect(machines.locator('svg .card.lit')).toHaveCount(1)
    const history = machines.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem').filter({ hasText: 'submit' })).toContainText('signingIn')
    await expect(history.getByRole('listitem').last()).toContainText('signIn answers')
    await expect(history.getByRole('listitem').last().locator('[data-changes=true]')).toContainText(
      'Wrong name or password',
    )
  })

  const copy = async () => {
    await machines.getByRole('button', { name: 'Copy as a test' }).click()
    await expect(machines.getByRole('status')).toContainText('Copied')
    return machines.evaluate(() => navigator.clipboard.readText())
  }
  await test.step('the test of what happened passes', async () => {
    const copied = await copy()
    expect(copied).toContain("password: 'O\\'Hara'")
    expect(await runs(copied)).toMatchObject({ passes: true })
  })
  await test.step('the test of what should have happened fails, and names both states', async () => {
    await machines.getByLabel('It should be in').selectOption('heldOff')
    const { passes, output } = await runs(await copy())
    expect(passes).toBe(false)
    expect(output).toMatch(/the state after the answer to signIn.*expected 'open' to be 'heldOff'/)
  })
  await test.step('a machine is followed live, and its states after the page is closed', async () => {
    await product.goto(`${address}/account/register`)
    const actors = machines.getByRole('navigation', { name: 'Running machines' })
    await expect(actors.getByRole('button', { name: /^registration/ })).toBeVisible()
    await product.close()
    await expect(actors.getByRole('heading', { name: '/account/register' })).toContainText('closed')
  })
  await context.close()
})
