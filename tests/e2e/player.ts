import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { gameFrame as frameWords } from '#src/text/areas/game-frame.en.ts'
import { participation as joinWords } from '#src/text/areas/participation.en.ts'
import { done } from './game-master.ts'
import { expect } from './platform.ts'

const PASSWORD = 'Lovelace1815'

/** A user with a browser of their own, because sessions must not mix. */
interface Player {
  name: string
  team: string
  context: BrowserContext
  page: Page
}

/** A team of two: the first user creates it, and the second joins with its invite code, as real teams do. */
export async function aTeam(
  browser: Browser,
  baseURL: string,
  team: string,
  names: readonly [string, string],
): Promise<[Player, Player]> {
  const captain = await aPlayer(browser, baseURL, team, names[0])
  const mate = await aPlayer(browser, baseURL, team, names[1])
  const made = await captain.context.request.post('/api/team', { data: { name: team } })
  await done(made)
  const { id } = (await made.json()) as { id: number }
  const invite = await captain.context.request.get(`/api/team/${id}/invite`)
  await done(
    await mate.context.request.post('/api/team/accept', {
      headers: { 'Content-Type': 'application/json' },
      data: await invite.text(),
    }),
  )
  return [captain, mate]
}

async function aPlayer(browser: Browser, baseURL: string, team: string, name: string): Promise<Player> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const about = { userName: name, password: PASSWORD, email: `${name}@players.example` }
  await done(await context.request.post('/api/account/register', { data: about }))
  const page = await context.newPage()
  return { name, team, context, page }
}

export async function join({ page, team }: Player, game: number): Promise<void> {
  await page.goto(`/games/${game}`)
  await page.getByRole('button', { name: joinWords.unsubmitted.join }).click()
  await page.getByRole('dialog').getByRole('button', { name: joinWords.form.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: joinWords.accepted.title(team) })).toBeVisible()
}

/** Opens the challenge from the list, as players do. */
export async function openChallenge({ page }: Player, game: number, title: string): Promise<void> {
  await page.goto(`/games/${game}/challenges`)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

export const flagField = ({ page }: Player): Locator => page.getByLabel(words.answer.label, { exact: true })

export async function answer(player: Player, flag: string): Promise<void> {
  await flagField(player).fill(flag)
  await flagField(player).press('Enter')
}

export async function solve(player: Player, flag: string): Promise<void> {
  await answer(player, flag)
  await expect(player.page.getByText(words.bar.right)).toBeVisible()
}

/** The header shows the own rank and points on every screen of a game, so any screen can check it. */
export async function stands({ page, team }: Player, rank: number, points: string): Promise<void> {
  await expect(page.getByText(frameWords.own(team, String(rank), points))).toBeAttached()
}

/** The teams that solved the open challenge, as players see them. */
export const solvers = ({ page }: Player): Locator =>
  page.getByRole('region', { name: new RegExp(`^${words.open.solvedBy(0, null).replace('0', '\\d')}`) })

/** The notices of a game are behind a button in its header. */
export async function openNotices({ page }: Player): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${frameWords.notices}`) }).click()
  return page.getByRole('list', { name: words.notices.title, exact: true })
}

/** A figure in the panel of the own team, which must follow each solve. */
export function ownFact({ page, team }: Player, name: string): Locator {
  const facts = page.getByRole('region', { name: `${words.own.title}: ${team}` }).locator('dl > div')
  return facts.filter({ has: page.locator('dt').getByText(name, { exact: true }) }).locator('dd')
}
