import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { editor as editorWords } from '#src/text/areas/editor.en.ts'
import { gameArchive as archiveWords } from '#src/text/areas/game-archive.en.ts'
import { gameEditor as gameWords } from '#src/text/areas/game-editor.en.ts'
import { picture as pictureWords } from '#src/text/areas/picture.en.ts'
import { expect } from './platform.ts'
import type { LocalFile } from './thirty-challenges.ts'

/**
 * A zone nine hours ahead of UTC without summer time, so that a confusion with UTC shows and no date is
 * special.
 */
export const ZONE = 'Asia/Tokyo'
/** The text that a user in that zone enters for an instant. */
const wallTime = (at: number): string => new Date(at + 9 * 3_600_000).toISOString().slice(0, 19)

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
/**
 * Labels of required fields end with a star. The surrounding section may have the same name, so the role
 * decides.
 */
export const field = (within: Page | Locator, label: string) =>
  within
    .getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}( \\*)?$`))
    .and(within.locator(':not(section)'))
    .first()
export const press = (within: Page | Locator, name: string) => button(within, name).click()

export async function save(page: Page): Promise<void> {
  await press(page, editorWords.save)
  await expect(page.getByText(/^Saved at /)).toBeVisible()
}

/** Returns the id from the URL, because no screen shows it. */
export async function createGame(
  page: Page,
  { title, startsAt, endsAt }: { title: string; startsAt: number; endsAt: number },
): Promise<number> {
  await page.goto('/admin/games')
  await button(page, gameWords.list.create).first().click()
  const dialog = page.getByRole('dialog', { name: gameWords.creation.title })
  await field(dialog, gameWords.field.title).fill(title)
  await field(dialog, gameWords.field.start).fill(wallTime(startsAt))
  await field(dialog, gameWords.field.end).fill(wallTime(endsAt))
  await press(dialog, gameWords.creation.submit)
  return openedGame(page)
}

async function openedGame(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/games\/\d+\/room\/settings$/)
  await expect(field(page, gameWords.field.summary)).toBeVisible()
  return Number(/\/games\/(\d+)\//.exec(page.url())?.[1])
}

export interface PlannedSettings {
  summary: string
  content: string
  inviteCode: string
  organizations: readonly string[]
  teamMemberCountLimit: number
  containerCountLimit: number
  writeupsUntil: number
  wpNote: string
  /** The bonus of the first, second and third solve. */
  bloods: readonly number[]
}

/** The game becomes visible to players. Review and practice are off, so that teams can play immediately. */
export async function setGame(page: Page, planned: PlannedSettings): Promise<void> {
  const { field: label } = gameWords
  await field(page, label.hidden).uncheck()
  await field(page, label.acceptWithoutReview).check()
  await field(page, label.practiceMode).uncheck()
  for (const text of ['summary', 'content', 'inviteCode', 'wpNote'] as const)
    await field(page, label[text]).fill(planned[text])
  for (const name of planned.organizations) {
    await field(page, label.organizations).fill(name)
    await page.keyboard.press('Enter')
  }
  for (const limit of ['teamMemberCountLimit', 'containerCountLimit'] as const)
    await field(page, label[limit]).fill(String(planned[limit]))
  for (const [place, bonus] of planned.bloods.entries())
    await field(page, gameWords.bloods[place] ?? '').fill(String(bonus))
  await field(page, label.wpddl).fill(wallTime(planned.writeupsUntil))
  await save(page)
}

export async function setPoster(page: Page, title: string, file: LocalFile): Promise<void> {
  await press(page, pictureWords.ofPoster.changeOf(title))
  const dialog = page.getByRole('dialog', { name: pictureWords.ofPoster.title })
  await dialog.locator('input[type=file]').setInputFiles(file)
  await press(dialog, pictureWords.send)
  await expect(dialog).toHaveCount(0)
}

export async function publish(page: Page, notice: string): Promise<void> {
  await field(page, gameWords.notices.field).fill(notice)
  await press(page, gameWords.notices.publish)
  await expect(button(page, gameWords.notices.deleteOf(notice))).toBeVisible()
}

export async function exportGame(page: Page, title: string): Promise<{ name: string; bytes: Buffer }> {
  await press(page, archiveWords.copies.export)
  const dialog = page.getByRole('dialog', { name: archiveWords.export.title(title) })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: archiveWords.export.download }).click(),
  ])
  const bytes = readFileSync(await download.path())
  await press(dialog, archiveWords.close)
  return { name: download.suggestedFilename(), bytes }
}

/** Returns the id of the new game, whose screen is open afterwards. */
export async function importGame(page: Page, title: string, archive: LocalFile): Promise<number> {
  await page.goto('/admin/games')
  await button(page, archiveWords.open.import).first().click()
  const dialog = page.getByRole('dialog', { name: archiveWords.import.title })
  await dialog.locator('input[type=file]').setInputFiles(archive)
  await expect(dialog.getByText(archiveWords.import.done(title))).toBeVisible()
  await dialog.getByRole('link', { name: archiveWords.import.open }).click()
  return openedGame(page)
}

/** Keeps the values that the dialog proposes, because most organisers do. */
export async function cloneGame(page: Page, title: string): Promise<number> {
  const before = page.url()
  await press(page, archiveWords.copies.clone)
  await press(page.getByRole('dialog', { name: archiveWords.clone.title(title) }), archiveWords.clone.submit)
  await expect(page).not.toHaveURL(before)
  return openedGame(page)
}

export interface SeenGame {
  game: GameInfoModel
  challenges: readonly ChallengeEditDetailModel[]
  notices: readonly GameNotice[]
}

/**
 * Everything that the organisers' calls return about a game, so that two games can be compared completely.
 */
export async function lookAt(request: APIRequestContext, id: number): Promise<SeenGame> {
  const read = async (path: string): Promise<unknown> => {
    const answer = await request.get(`/api/edit/games/${id}${path}`)
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  const listed = (await read('/challenges')) as readonly { id: number }[]
  return {
    game: (await read('')) as GameInfoModel,
    challenges: (await Promise.all(
      listed.map((one) => read(`/challenges/${one.id}`)),
    )) as readonly ChallengeEditDetailModel[],
    notices: (await read('/notices')) as readonly GameNotice[],
  }
}

/** Removes the values that differ for each game, so that the rest must be equal. */
export function likeness(seen: unknown): unknown {
  const differs = new Set(['id', 'publicKey'])
  return JSON.parse(JSON.stringify(seen, (key, value: unknown) => (differs.has(key) ? undefined : value)))
}
