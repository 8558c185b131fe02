import type { Locator, Page } from '@playwright/test'
import type { EditorSectionName } from '#src/features/challenge-editor/editor-sections.ts'
import { challengeEditor as challengeWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeTable as tableWords } from '#src/text/areas/challenge-table.en.ts'
import { button, field, press, save } from './organiser.ts'
import { expect } from './platform.ts'
import type { PlannedAttachment, PlannedChallenge, PlannedFlags } from './thirty-challenges.ts'

/** Starts and ends at the list of challenges, so that a test can write one after another. */
export async function writeChallenge(page: Page, planned: PlannedChallenge): Promise<void> {
  await button(page, tableWords.create).first().click()
  const dialog = page.getByRole('dialog', { name: challengeWords.creation.title })
  await field(dialog, challengeWords.field.title).fill(planned.title)
  await dialog.getByRole('combobox', { name: challengeWords.creation.type }).click()
  await page.getByRole('listbox').getByText(challengeWords.type[planned.type], { exact: true }).click()
  await field(dialog, challengeWords.field.tag).selectOption(planned.tag)
  await press(dialog, challengeWords.creation.submit)
  await expect(page.getByRole('heading', { name: planned.title, exact: true })).toBeVisible()
  await fillChallenge(page, planned)
  await save(page)
  await openSection(page, 'files')
  await attach(page, planned.attachment)
  await addFlags(page, planned.flags)
  await leaveEditor(page)
  if (!planned.isEnabled) return
  const turn = page.getByRole('switch', { name: challengeWords.list.switch(planned.title), exact: true })
  // Only the rows in view are in the page.
  await field(page, tableWords.search).fill(planned.title)
  // Uses a key: announcements of earlier actions cover the switch, and stay while the pointer is on them.
  await turn.press('Space')
  await expect(turn).toBeChecked()
}

/** Opens a section of the open challenge from the rail. */
export async function openSection(page: Page, section: EditorSectionName): Promise<void> {
  const rail = page.getByRole('navigation', { name: challengeWords.rail.label, exact: true })
  const link = rail.locator(`[data-section=${section}]`)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
}

/** The name of the section in the header leads to the list. */
export async function leaveEditor(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('link').click()
}

async function fillChallenge(page: Page, planned: PlannedChallenge): Promise<void> {
  const { field: label } = challengeWords
  const { container } = planned
  await field(page, label.content).fill(planned.content)
  if (planned.hints.length > 0) await openSection(page, 'hints')
  for (const [at, hint] of planned.hints.entries()) {
    await press(page, challengeWords.hints.add)
    await field(page, challengeWords.hints.one(at + 1)).fill(hint)
  }
  await openSection(page, 'scoring')
  await field(page, label.originalScore).fill(String(planned.originalScore))
  await field(page, label.difficulty).fill(String(planned.difficulty))
  await slide(page.getByRole('slider', { name: label.minScoreRate }), planned.minScoreShare)
  if (planned.flags.kind === 'template') {
    await openSection(page, 'flags')
    await field(page, label.flagTemplate).fill(planned.flags.template)
  }
  if (planned.fileName !== null) {
    await openSection(page, 'files')
    await field(page, label.fileName).fill(planned.fileName)
  }
  if (container === null) return
  await openSection(page, 'container')
  await field(page, label.containerImage).fill(container.image)
  await field(page, label.containerExposePort).fill(String(container.port))
  await field(page, label.memoryLimit).fill(String(container.memory))
  await field(page, label.cpuCount).fill(container.cpus.toFixed(1))
  await field(page, label.storageLimit).fill(String(container.storage))
  if (container.isPrivileged) await field(page, label.privilegedContainer).check()
}

/**
 * Moves the slider by keys, because a pointer cannot hit one of a thousand values: to the minimum, then in
 * steps of ten and one.
 */
async function slide(slider: Locator, value: number): Promise<void> {
  const keys = [
    'Home',
    ...Array<string>(Math.floor(value / 10)).fill('PageUp'),
    ...Array<string>(value % 10).fill('ArrowRight'),
  ]
  for (const key of keys) await slider.press(key)
  await expect(slider).toHaveAttribute('aria-valuenow', String(value))
}

async function attach(page: Page, attachment: PlannedAttachment): Promise<void> {
  const { attachment: words } = challengeWords
  if (attachment === null) return
  // The preview beside the form has such a part too, after it.
  const section = page.getByRole('region', { name: words.title, exact: true }).first()
  if (attachment.kind === 'file') {
    await page.getByLabel(words.choose).setInputFiles(attachment.file)
    await expect(section.getByRole('link', { name: attachment.file.name })).toBeVisible()
    return
  }
  await page.getByText(words.link, { exact: true }).click()
  await field(page, words.url).fill(attachment.url)
  await press(page, words.submit)
  await expect(section.getByRole('link', { name: attachment.url, exact: true })).toBeVisible()
}

async function addFlags(page: Page, flags: PlannedFlags): Promise<void> {
  const { files: words } = challengeWords
  switch (flags.kind) {
    case 'template':
      await openSection(page, 'flags')
      await expect(page.getByText(challengeWords.flags.made)).toBeVisible()
      return
    case 'lines':
      await openSection(page, 'flags')
      return addLines(page, challengeWords.adding.title, challengeWords.adding.flags, flags.flags)
    case 'files':
      await page.getByLabel(words.choose).setInputFiles(flags.files.toReversed())
      await page.getByText(words.fromLines, { exact: true }).click()
      await field(page, words.lines).fill(flags.flags.join('\n'))
      await press(page, words.send)
      await openSection(page, 'flags')
      for (const flag of flags.flags)
        await expect(button(page, challengeWords.flags.copyOf(flag))).toBeVisible()
      if (flags.linked.length > 0) {
        const lines = flags.linked.map(({ flag, url }) => `${flag} ${url}`)
        await addLines(page, challengeWords.adding.titleLinks, challengeWords.adding.links, lines)
      }
      return
    default:
      return flags satisfies never
  }
}

async function addLines(page: Page, title: string, label: string, lines: readonly string[]): Promise<void> {
  const form = page.getByRole('form', { name: title, exact: true })
  await field(form, label).fill(lines.join('\n'))
  await press(form, challengeWords.adding.submit)
  // The form clears the field only after the server has stored all flags.
  await expect(field(form, label)).toHaveValue('')
}
