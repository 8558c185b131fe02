import { needs } from './other-server.ts'
import { expect, signIn, test, words } from './platform.ts'
import { FOR_ADMIN, FOR_ALL } from './routes.ts'

needs(test, 'samples')

test.describe('for everybody', () => {
  for (const path of FOR_ALL) {
    test(`${path} shows its screen, in any letter case`, async ({ page }) => {
      for (const spelled of [path, path.toUpperCase()]) {
        await page.goto(spelled)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expect(page.getByText(words.notFound.title)).toHaveCount(0)
        await expect(page.getByText(words.error.title)).toHaveCount(0)
      }
    })
  }
})

test('the administrator sees every screen', async ({ page, platform }) => {
  await signIn(page, platform)
  for (const path of FOR_ADMIN) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    await expect(page.getByText(words.notFound.title), path).toHaveCount(0)
    await expect(page.getByText(words.error.title), path).toHaveCount(0)
  }
})

test('a visitor is sent to the sign-in and back', async ({ page, platform }) => {
  await page.goto('/admin/users?page=2')
  await expect(page).toHaveURL(/\/account\/login\?from=/i)
  await page.getByLabel(words.signIn.name).fill('Admin')
  await page.getByLabel(words.fields.password.label, { exact: true }).fill(platform.password)
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page).toHaveURL('/admin/users?page=2')
})

test('an unknown address is nowhere', async ({ page }) => {
  await page.goto('/no/such/screen')
  await expect(page).toHaveTitle(/The Nowhere/)
  await page.getByRole('link', { name: words.notFound.home }).click()
  await expect(page).toHaveURL('/')
})
