import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'

const AT = '/games/1/room/challenges/7'
const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const SAVE = 'PUT /api/edit/games/1/challenges/7'
const stored = aChallengeToEdit()
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const ok = (body?: unknown, version?: number) => ({
  status: 200,
  body,
  ...(version === undefined ? {} : { headers: { ETag: `"${version}"` } }),
})
const conflict = { status: 409, body: { title: 'Someone else changed this in the meantime', status: 409 } }

async function open(address = AT, challenge = stored) {
  app = await openWholeApp(address, {
    'GET /api/config': ok(aConfig({ features: ['versions', 'room-pages'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
    [CHALLENGE]: ok(challenge, 1),
    [SAVE]: 'held',
  })
  await screen.findByRole('navigation', { name: 'Sections' })
  return app
}
const rail = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const sentTo = (question: string) =>
  app?.server.asked.findLast(({ method, address }) => `${method} ${address}` === question)

describe('the line above the sections', () => {
  test('counts the errors and what is unsaved, and the rail names their sections', async () => {
    const { type, press, sees } = await open()
    await type(/^Title/, ' ')
    await press('Scoring')
    await type(/^Difficulty/, 'hard')
    await sees('2 unsaved')
    await sees('2 errors')
    expect(rail().getByRole('link', { name: /^Content\W+unsaved changes\W+1 error$/ })).toBeDefined()
    expect(rail().getByRole('link', { name: /^Scoring\W+unsaved changes\W+1 error$/ })).toBeDefined()
    expect(rail().getAllByRole('link', { current: 'page' })).toHaveLength(1)
  })

  test('leads from its errors to the first one', async () => {
    const { type, press, isAt, sees } = await open()
    await type(/^Title/, ' ')
    await press(/^Hints/)
    await press('1 error')
    await isAt(AT)
    await sees('Enter a title.')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }))
  })

  test('holds the times, which are saved with the form', async () => {
    const { sees, seesNot, press, server } = await open()
    const [opens, closes] = ['Opens', 'Closes'].map((name) => screen.getByLabelText<HTMLInputElement>(name))
    const write = (field: HTMLInputElement | undefined, value: string) =>
      act(async () => void fireEvent.change(field ?? document.body, { target: { value } }))
    await write(opens, '2026-11-20T12:00')
    await write(closes, '2026-11-20T11:00')
    await press('Save')
    await sees('The challenge must close after it opens.')
    expect(document.activeElement).toBe(closes)
    expect(server.countOf(SAVE)).toBe(0)
    await write(closes, '2026-11-20T13:00')
    seesNot('The challenge must close after it opens.')
    await press('Save')
    expect(sentTo(SAVE)?.body).toMatchObject({
      opensAt: new Date('2026-11-20T12:00').toISOString().replace('.000Z', '+00:00'),
    })
  })

  test('is without times on a server that has none', async () => {
    const { opensAt: _, closesAt: __, ...base } = stored
    await open(AT, base)
    expect(screen.queryByLabelText('Opens')).toBeNull()
    expect(screen.getByRole('switch', { name: 'Enable Warm up' })).toBeDefined()
  })
})

describe('the switch', () => {
  const turnOn = async () => {
    const opened = await open()
    await act(async () => screen.getByRole('switch', { name: 'Enable Warm up' }).click())
    await settle()
    await opened.agree()
    return opened
  }
  const agreed = async ({ server }: WholeApp) => {
    server.says(CHALLENGE, ok({ ...stored, isEnabled: true }, 2))
    server.release(SAVE, ok({ ...stored, isEnabled: true }, 2))
    await settle()
  }
  test('enables the challenge apart from the form', async () => {
    const opened = await turnOn()
    expect(sentTo(SAVE)?.body).toEqual({ isEnabled: true })
    await agreed(opened)
    await opened.sees('Enabled')
    await opened.sees('No changes')
  })

  test('makes no conflict of the own save that follows', async () => {
    const opened = await turnOn()
    await agreed(opened)
    await opened.type(/^Title/, 'Warm up again')
    await opened.press('Save')
    expect(sentTo(SAVE)?.headers['If-Match']).toBe('"1"')
    opened.server.release(SAVE, conflict)
    await settle()
    expect(sentTo(SAVE)?.headers['If-Match']).toBe('"2"')
    opened.server.release(SAVE, ok({ ...stored, isEnabled: true, title: 'Warm up again' }, 3))
    await settle()
    await opened.sees(/^Saved at/)
  })

  test('shows why it was refused', async () => {
    const opened = await turnOn()
    opened.server.release(SAVE, { status: 400, body: { title: 'It has no flag', status: 400 } })
    await settle()
    await opened.sees('It has no flag')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Warm up' }).checked).toBe(false)
  })
})

describe('a section', () => {
  test('stays as it was left while another one is open', async () => {
    const { press } = await open(`${AT}/flags`)
    const lines = screen.getByLabelText<HTMLTextAreaElement>('Flags, one per line')
    await act(async () => void fireEvent.change(lines, { target: { value: 'flag{two}' } }))
    await press(/^Hints/)
    expect(screen.queryByRole('textbox', { name: 'Flags, one per line' })).toBeNull()
    await press(/^Flags/)
    expect(screen.getByLabelText('Flags, one per line')).toBe(lines)
    expect(lines.value).toBe('flag{two}')
  })

  test('of another type of challenge leads to the first one', async () => {
    await open(`${AT}/container`)
    expect(rail().getByRole('link', { current: 'page' }).textContent).toContain('Content')
  })

  test('is left without a question, and the editor is not', async () => {
    const { type, press, isAt } = await open()
    await type(/^Title/, 'Warm up again')
    await press(/^Hints/)
    await isAt(`${AT}/hints`)
    await press(/Results/)
    expect(await screen.findByRole('alertdialog')).toBeDefined()
    await isAt(`${AT}/hints`)
  })
})
