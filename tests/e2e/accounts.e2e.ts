import type { Browser, Page } from '@playwright/test'
import { entry as entryEn } from '#src/text/areas/entry.en.ts'
import { entry as entryJa } from '#src/text/areas/entry.ja.ts'
import { entry as entryZh } from '#src/text/areas/entry.zh.ts'
import { question as questionEn } from '#src/text/areas/question.en.ts'
import { question as questionJa } from '#src/text/areas/question.ja.ts'
import { question as questionZh } from '#src/text/areas/question.zh.ts'
import { team as teamEn } from '#src/text/areas/team.en.ts'
import { team as teamJa } from '#src/text/areas/team.ja.ts'
import { team as teamZh } from '#src/text/areas/team.zh.ts'
import { en } from '#src/text/en.ts'
import { ja } from '#src/text/ja.ts'
import { zh } from '#src/text/zh.ts'
import { keyboardOf } from './keyboard.ts'
import { needs } from './other-server.ts'
import { expect, startPlatform, test as plain, type Platform } from './platform.ts'
import { linkIn, openPostOffice, type PostOffice } from './post-office.ts'

const PASSWORD = 'Lovelace1815'

/**
 * A platform that sends real emails and requires confirmed addresses, so that users follow the links in them.
 */
const test = plain.extend<{ complaints: string[] }, { platform: Platform; post: PostOffice }>({
  post: [
    async ({}, use) => {
      const post = await openPostOffice()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ post }, use) => {
      const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(post.port), MAIL_FROM: 'ctf@vexil.example' }
      const { stop, ...platform } = await startPlatform((url) => ({ ...mail, PUBLIC_URL: url }))
      await confirmAddresses(platform)
      await use(platform)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

needs(test, 'servers')

async function confirmAddresses({ url, password }: Platform) {
  const json = { 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ userName: 'Admin', password }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const saved = await fetch(`${url}/api/admin/config`, {
    method: 'PUT',
    headers: { ...json, cookie },
    body: JSON.stringify({ accountPolicy: { activeOnRegister: false, emailConfirmationRequired: true } }),
  })
  expect(saved.status).toBe(200)
}

const LANGUAGES = [
  { locale: 'en-GB', app: en, entry: entryEn, team: teamEn, question: questionEn },
  { locale: 'zh-CN', app: zh, entry: entryZh, team: teamZh, question: questionZh },
  { locale: 'ja-JP', app: ja, entry: entryJa, team: teamJa, question: questionJa },
]

for (const { locale, app, entry, team, question } of LANGUAGES) {
  test(`from registering to leaving a team by keyboard alone, in ${locale}`, async ({
    browser,
    platform,
    post,
  }) => {
    const tag = locale.slice(0, 2)
    const [captain, friend, crew] = [`ada-${tag}`, `grace-${tag}`, `Crew ${tag}`]
    const first = await aBrowser(browser, platform, locale)

    await test.step('the captain registers, and the link in the email signs them in', () =>
      register(first, captain))
    await test.step('they create a team and copy its link', async () => {
      const keys = keyboardOf(first)
      await keys.press(
        app.screens.frame.teams,
        first.getByRole('navigation', { name: app.screens.frame.navigation }),
      )
      await expect(first.getByText(team.list.none)).toBeVisible()
      await keys.type(team.fields.name, crew)
      await keys.enter()
      await expect(first.getByRole('heading', { name: crew })).toBeVisible()
      await keys.press(
        team.detail.copy,
        first.getByRole('group', { name: team.detail.link }).or(first.locator('main')),
      )
    })
    const link = await first.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/teams/join')

    const second = await aBrowser(browser, platform, locale)
    await test.step('a friend registers', () => register(second, friend))
    const third = await aBrowser(browser, platform, locale)
    await test.step('they open the link in a browser without a session, and it survives signing in', async () => {
      const keys = keyboardOf(third)
      await third.goto(link)
      await keys.press(team.link.signIn, third.locator('main'))
      await keys.type(entry.signIn.name, friend)
      await keys.type(entry.fields.password.label, PASSWORD)
      await keys.enter()
      await keys.press(team.link.submit(crew))
      await expect(third.getByRole('heading', { name: crew })).toBeVisible()
    })
    await test.step('the captain hands over and leaves', async () => {
      const keys = keyboardOf(first)
      await first.reload()
      await keys.press(team.detail.transferTo(friend))
      await confirm(first, question.team['transfer-captaincy'].title(friend, crew))
      await expect(first.getByRole('button', { name: team.detail.transferTo(friend) })).toHaveCount(0)
      await keys.press(team.detail.leave)
      await confirm(first, question.team['leave-team'].title(crew))
      await expect(first.getByText(team.list.none)).toBeVisible()
    })
    await test.step('the friend is the captain now', async () => {
      await third.reload()
      await expect(third.getByRole('button', { name: team.detail.delete })).toBeVisible()
      await expect(third.getByText(captain)).toHaveCount(0)
    })

    async function register(page: Page, name: string) {
      const keys = keyboardOf(page)
      const email = `${name}@players.example`
      await page.goto('/account/register')
      await keys.type(entry.fields.email.label, email)
      await keys.type(entry.fields.userName.label, name)
      await keys.type(entry.fields.password.label, PASSWORD)
      await keys.type(entry.fields.repeat.label, PASSWORD)
      await keys.enter()
      await expect(page.getByText(entry.registration.sentTo(email))).toBeVisible()
      await page.goto(linkIn(await post.take(email)))
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: app.screens.frame.accountOf(name) })).toBeVisible()
    }
    async function confirm(page: Page, title: string) {
      const dialog = page.getByRole('alertdialog', { name: title })
      const act = await dialog.getByRole('button').last().innerText()
      await keyboardOf(page).press(act, dialog)
      await expect(dialog).toBeHidden()
    }
  })
}

async function aBrowser(browser: Browser, { url }: Platform, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  return context.newPage()
}
