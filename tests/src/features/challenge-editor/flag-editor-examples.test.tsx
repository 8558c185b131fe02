import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readFlagLines } from '#machines/admin/flag-import.ts'
import { examples as additions } from '#src/features/challenge-editor/flag-lines-form.examples.tsx'
import { FlagLinesForm, exampleLines } from '#src/features/challenge-editor/flag-lines-form.tsx'
import { examples as attachments } from '#src/features/challenge-editor/attachment-panel.examples.tsx'
import { AttachmentPanel } from '#src/features/challenge-editor/attachment-panel.tsx'
import { examples as files } from '#src/features/challenge-editor/flag-files-form.examples.tsx'
import { FilesForm } from '#src/features/challenge-editor/flag-files-form.tsx'
import { examples as trials } from '#src/features/challenge-editor/flag-trial.examples.tsx'
import { FlagTrial } from '#src/features/challenge-editor/flag-trial.tsx'
import { FlagRow } from '#src/features/challenge-editor/flag-row.tsx'
import { pairing } from '#src/features/challenge-editor/pair-flags-with-files.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
// The texts load first, so that no test waits for a file.
import '#src/text/areas/challenge-editor.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const TWO = { id: 2, flag: 'flag{two}', attachment: null }
const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const isHeld = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')

describe('adding flags', () => {
  const form = (view: (typeof additions)[keyof typeof additions], lines = exampleLines) =>
    see(<FlagLinesForm view={view} form="alone" text="" lines={lines} onType={nothing} onSubmit={nothing} />)
  test('open, with the effect of each line', async () => {
    expect(await form(additions.open)).toContain('2 flags will be added')
    expect(isHeld('Add')).toBeNull()
  })
  test('without lines the button is disabled', async () => {
    expect(await form(additions.open, [])).not.toContain('would be added')
    expect(isHeld('Add')).toBe('true')
  })
  test('refused', async () => {
    await form(additions.refused)
    expect(screen.getByRole('alert').textContent).toBe('A flag is too long')
  })
  test('busy', async () => {
    await form(additions.busy)
    expect(isHeld('Adding…')).toBe('true')
  })
  test('of thousands of lines shows a hundred, those with errors first', async () => {
    const text = `${Array.from({ length: 3_000 }, (_, at) => `flag{${at}}`).join('\n')}\n${'x'.repeat(126)}`
    const words = await form(additions.open, readFlagLines(text, 'alone', []))
    expect(words).toContain('and 2,901 more valid lines')
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^Line 3001/)
  })
})

describe('the trial of a flag', () => {
  const form = (view: (typeof trials)[keyof typeof trials], needsAllFlags: boolean, text = 'flag{one}') =>
    see(
      <FlagTrial
        view={view}
        challenge={{ flags: [{ id: 1, flag: 'flag{one}', attachment: null }, TWO], needsAllFlags }}
        text={text}
        onType={nothing}
        onRetry={nothing}
      />,
    )
  test('says which flag accepts it', async () => {
    const words = await form(trials.correct, false)
    expect(words).toContain('Correct, by flag{one}.')
    expect(words).not.toContain('It counts for')
  })
  test('says for how many of all needed flags it counts', async () =>
    expect(await form(trials.correct, true)).toContain('It counts for 1 of 2 flags.'))
  test('says that none accepts it', async () =>
    expect(await form(trials.wrong, false)).toContain('no flag accepts it'))
  test('says that a flag is too long to be submitted', async () =>
    expect(await form(trials.open, false, 'x'.repeat(127))).toContain('126'))
  test('failed: can be repeated', async () => {
    expect(await form(trials.failed, false)).toContain('Can’t reach the server')
    expect(isHeld('Try again')).toBeNull()
  })
})

describe('the attachment', () => {
  const panel = (
    view: (typeof attachments)[keyof typeof attachments],
    upload: (file: unknown) => void = nothing,
  ) =>
    see(
      <AttachmentPanel
        view={view}
        most={3_000_000}
        send={(command) => (command.type === 'upload' ? upload(command.file) : undefined)}
      />,
    )
  test('idle', async () => expect(await panel(attachments.idle)).toContain('Choose a file or drop it here'))
  test('too large for the server, reported before it is sent', async () => {
    const sent: unknown[] = []
    expect(await panel(attachments.idle, (file) => sent.push(file))).toMatch(/Up to 3\s?MB\./)
    const choose = (size: number) =>
      act(async () =>
        fireEvent.change(screen.getByLabelText(/Choose a file/), {
          target: { files: [new File([new Uint8Array(size)], 'a.zip')] },
        }),
      )
    await choose(3_000_001)
    expect([/takes up to 3\s?MB/.test(document.body.textContent), sent.length]).toEqual([true, 0])
    await choose(3_000_000)
    expect([document.body.textContent.includes('too large'), sent.length]).toEqual([false, 1])
  })
  test('empty', async () => expect(await panel(attachments.empty)).toContain('This file is empty.'))
  test('uploading', async () => {
    await panel(attachments.uploading)
    expect(
      screen.getByRole('progressbar', { name: 'Uploading src.zip…' }).getAttribute('aria-valuenow'),
    ).toBe('40')
  })
  test('setting', async () => {
    await panel(attachments.setting)
    expect(isHeld('Saving the attachment…')).toBe('true')
  })
  test('failed', async () => {
    await panel(attachments.failed)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
  })
  test('cancelled', async () =>
    expect(await panel(attachments.cancelled)).toContain('The attachment hasn’t changed.'))
})

describe('files for teams', () => {
  const form = (view: (typeof files)[keyof typeof files]) => {
    const paired = pairing(
      view.files.map(({ file }) => file.name),
      'names',
      '',
    )
    return see(
      <FilesForm
        view={view}
        source="names"
        text=""
        paired={paired}
        onSource={nothing}
        onType={nothing}
        send={nothing}
      />,
    )
  }
  test('none', async () => expect(await form(files.none)).not.toContain('Upload and add'))
  test('choosing', async () => {
    expect(await form(files.choosing)).toContain('1 empty file skipped')
    expect(isHeld('Upload and add')).toBeNull()
  })
  test('uploading', async () => {
    expect(await form(files.uploading)).toContain('1 of 2 files uploaded, current batch 40%')
    expect(screen.queryByRole('button', { name: 'Remove flag{one}' })).toBeNull()
  })
  test('adding', async () => {
    await form(files.adding)
    expect(isHeld('Adding flags…')).toBe('true')
  })
  test('failed', async () => {
    await form(files.failed)
    expect(screen.getByRole('alert').textContent).toContain('Can’t reach the server')
    expect(isHeld('Try again')).toBeNull()
  })
  test('cancelled', async () =>
    expect(await form(files.cancelled)).toContain(
      'Files already uploaded are kept until you leave this page.',
    ))
})

describe('a flag that is assigned to one team', () => {
  const row = (attachment: Parameters<typeof FlagRow>[0]['flag']['attachment']) =>
    see(
      <ul>
        <FlagRow flag={{ id: 1, flag: 'flag{one}', attachment }} isDealt isBusy={false} onRemove={nothing} />
      </ul>,
    )
  test('without a file shows that', async () => expect(await row(null)).toContain('No file'))
  test('with a missing file shows that', async () =>
    expect(await row({ id: 1, type: 'Local', url: null, fileSize: null })).toContain('File missing'))
  test('links to its file, and shows its size', async () => {
    expect(await row({ id: 1, type: 'Local', url: '/assets/a/b', fileSize: 1_500_000 })).toContain('1.5 MB')
    expect(screen.getByRole('link', { name: 'Attachment of flag{one}' }).getAttribute('href')).toBe(
      '/assets/a/b',
    )
  })
  test('is copied, and selected if the clipboard fails', async () => {
    await row(null)
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No TLS'))
    await act(async () => screen.getByRole('button', { name: 'Copy flag{one}' }).click())
    expect(clipboard).toHaveBeenCalledWith('flag{one}')
    expect(getSelection()?.toString()).toBe('flag{one}')
    clipboard.mockRestore()
  })
  test('links to its external file', async () => {
    expect(await row({ id: 1, type: 'Remote', url: 'https://example.org', fileSize: null })).toContain('Link')
  })
})
