import { needs } from './other-server.ts'
import { expect, signIn, test, words } from './platform.ts'

needs(test, 'samples')

test('the printed password opens the door to the administrator', async ({ page, platform }) => {
  expect(platform.password).toMatch(/^\S{12,}$/)
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: words.frame.navigation })
  await expect(navigation.getByRole('link', { name: words.frame.games })).toBeVisible()
  await expect(navigation.getByRole('link', { name: words.frame.admin })).toHaveCount(0)
  await signIn(page, platform)
  await expect(navigation.getByRole('link', { name: words.frame.admin })).toBeVisible()
})

test('a wrong password is reported at the form', async ({ page }) => {
  await page.goto('/account/login')
  await page.getByLabel(words.signIn.name).fill('Admin')
  await page.getByLabel(words.fields.password.label, { exact: true }).fill('not the password')
  await page.getByRole('button', { name: words.signIn.submit }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/login$/i)
})

test('home shows the posts and games of the demo', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to the demo' })).toBeVisible()
  await expect(page.getByText('Harbour Lights 2026').first()).toBeVisible()
})
