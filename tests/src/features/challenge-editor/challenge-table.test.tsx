import { act, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import { toIso } from '#contract/models/time.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aGameToEdit, aProfile } from '../../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'

// A busy machine loads the screen slowly.
configure({ asyncUtilTimeout: 10_000 })
const HOUR_MS = 3_600_000
const LIST = '/api/edit/games/1/challenges'
const CHANGE = `PUT ${LIST}`
const EFFECTS = {
  teams: 30,
  challenges: 1,
  solves: 12,
  solvers: 9,
  submissions: 48,
  containers: 2,
  hiddenSolves: 0,
}
const ok = (body?: unknown) => ({ status: 200, body })
const iso = (at: number) => new Date(at).toISOString()
const running = aGameToEdit({ start: iso(Date.now() - HOUR_MS), end: iso(Date.now() + HOUR_MS) })
const coming = aGameToEdit({ start: iso(Date.now() + HOUR_MS), end: iso(Date.now() + 2 * HOUR_MS) })
const challenges = [
  aChallengeInfo({ id: 7, title: 'Warm up', version: 4, solves: 12, tries: 48, lastHour: 2 }),
  aChallengeInfo({ id: 8, title: 'Cookie jar', version: 2, isEnabled: false }),
  aChallengeInfo({ id: 9, title: 'Lantern', tag: 'Web', version: 1, opensAt: iso(Date.now() + HOUR_MS) }),
]
let app: WholeApp
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app.close())

async function open(game = coming, list: readonly ChallengeInfoModel[] = challenges) {
  app = await openWholeApp('/games/1/room/challenges', {
    'GET /api/config': ok(aConfig({ features: ['challenge-acts', 'effects'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(game),
    [`GET ${LIST}`]: ok(list),
    [`GET /api/edit/games/1/effects?challenges=7%2C8`]: ok(EFFECTS),
    [`GET /api/edit/games/1/effects?challenges=8`]: ok(EFFECTS),
    [`GET /api/edit/games/1/effects?challenges=7`]: ok(EFFECTS),
    [CHANGE]: 'held',
    [`PUT ${LIST}/order`]: 'held',
    [`PUT ${LIST}/deleted`]: 'held',
  })
  await screen.findByRole('grid')
}
const rows = () => screen.getAllByRole('row').filter((row) => row.dataset['key'] !== undefined)
const titles = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)
const key = async (name: string, facts: object = {}) => {
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...facts }))
  await settle()
}
const sent = () => app.server.asked.findLast(({ method }) => method === 'PUT')
const answer = async (path: string, reply: Parameters<typeof app.server.release>[1]) => {
  app.server.release(path, reply)
  await settle()
}
const with7 = (facts: Partial<ChallengeInfoModel>) =>
  challenges.map((one) => (one.id === 7 ? { ...one, version: 5, ...facts } : one))

describe('the switch', () => {
  const turn = async (title: string) => {
    act(() => screen.getByRole('switch', { name: `Enable ${title}` }).click())
    await settle()
  }
  test('turns at once before the start, and z takes it back as the server has it then', async () => {
    await open()
    await turn('Warm up')
    expect(sent()).toMatchObject({ address: LIST, body: [{ id: 7, isEnabled: false }] })
    expect(sent()?.body).toEqual([{ id: 7, isEnabled: false }])
    await answer(CHANGE, ok(with7({ isEnabled: false })))
    await app.sees('1 challenge changed')
    await key('z')
    expect(sent()?.body).toEqual([{ id: 7, version: 5, isEnabled: true }])
    await answer(CHANGE, ok(with7({ version: 6 })))
    await app.sees('Taken back')
  })
  test('asks while the game runs, in numbers of the server', async () => {
    await open(running)
    await turn('Warm up')
    await app.sees('30 teams lose sight of 1 challenge at once.')
    expect(sent()).toBeUndefined()
    await app.press('Turn off 1 challenge')
    expect(sent()?.body).toEqual([{ id: 7, isEnabled: false }])
  })
  test('names what others have changed meanwhile, and changes nothing', async () => {
    await open()
    await turn('Warm up')
    await answer(CHANGE, { status: 409, body: { title: 'Others have changed Warm up', status: 409 } })
    await app.sees('Others have changed Warm up')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Warm up' }).checked).toBe(true)
  })
})

describe('the order', () => {
  const carried = () => ({ dataTransfer: new DataTransfer() })
  test('is changed by Alt and an arrow within a category, and is taken back', async () => {
    await open()
    await key('ArrowDown', { altKey: true })
    expect(sent()).toMatchObject({ address: `${LIST}/order`, body: [8, 7, 9] })
    const [first, second, third] = challenges
    await answer(`PUT ${LIST}/order`, ok([second, first, third]))
    expect(titles()).toEqual(['Cookie jar', 'Warm up', 'Lantern'])
    await app.press(/^Undo/)
    expect(sent()?.body).toEqual([7, 8, 9])
  })
  test('is changed by dragging: a row takes the place of the one that it is dropped on', async () => {
    const four = [...challenges.slice(0, 2), aChallengeInfo({ id: 6, title: 'Rope' }), ...challenges.slice(2)]
    await open(coming, four)
    expect(titles()).toEqual(['Warm up', 'Cookie jar', 'Rope', 'Lantern'])
    const at = (title: string) => {
      const row = rows()[titles().indexOf(title)]
      if (!row) throw new Error(`no row of ${title}`)
      return row
    }
    const drag = async (title: string, onto: string) => {
      act(() => void fireEvent.dragStart(within(at(title)).getByTitle(/^Drag/), carried()))
      act(() => void fireEvent.dragOver(at(onto)))
    }
    await drag('Warm up', 'Rope')
    expect(at('Rope').dataset['over']).toBe('after')
    // False: the browser leaves the drop to the page.
    expect(fireEvent.drop(at('Rope'))).toBe(false)
    await settle()
    expect(sent()).toMatchObject({ address: `${LIST}/order`, body: [8, 6, 7, 9] })
    act(() => void fireEvent.dragEnd(within(at('Warm up')).getByTitle(/^Drag/)))
    expect(at('Rope').dataset['over']).toBeUndefined()
    const [first, second, third] = challenges
    await answer(`PUT ${LIST}/order`, ok([second, four[2], first, third]))
    await drag('Warm up', 'Cookie jar')
    expect(at('Cookie jar').dataset['over']).toBe('before')
    act(() => void fireEvent.drop(at('Cookie jar')))
    expect(sent()?.body).toEqual([7, 8, 6, 9])
  })
  test('is not changed by a drop in another category', async () => {
    await open()
    const [first, , last] = rows()
    if (!first || !last) throw new Error('no rows')
    act(() => void fireEvent.dragStart(within(first).getByTitle(/^Drag/), carried()))
    act(() => void fireEvent.dragOver(last))
    act(() => void fireEvent.drop(last))
    expect(last.dataset['over']).toBeUndefined()
    expect(sent()).toBeUndefined()
  })
  test('of a column is a view, in which nothing moves', async () => {
    await open()
    await app.press('Solves')
    await app.sees(/players keep the own order/)
    await key('ArrowDown', { altKey: true })
    expect(sent()).toBeUndefined()
    await app.press('Own order')
    expect(titles()).toEqual(['Warm up', 'Cookie jar', 'Lantern'])
  })
})

describe('a row', () => {
  test('that is edited keeps what was typed while it is scrolled out of sight', async () => {
    const many = Array.from({ length: 200 }, (_, at) => aChallengeInfo({ id: at + 1, title: `Task ${at}` }))
    await open(coming, many)
    await key('e')
    fireEvent.change(screen.getByDisplayValue('Task 0'), { target: { value: 'Typed' } })
    const box = screen.getAllByRole('rowgroup').at(-1)
    if (!box) throw new Error('no rows')
    box.scrollTop = 5000
    act(() => void fireEvent.scroll(box))
    await settle()
    expect(screen.queryByText('Task 1')).toBeNull()
    expect(screen.queryByDisplayValue('Typed')).not.toBeNull()
    box.scrollTop = 0
    act(() => void fireEvent.scroll(box))
    await settle()
    expect(screen.queryByDisplayValue('Typed')).not.toBeNull()
    expect(screen.queryByText('Task 1')).not.toBeNull()
  })
  test('is edited by e at its place: Enter saves what differs', async () => {
    await open()
    await key('e')
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
    expect(document.activeElement).toBe(title)
    fireEvent.change(title, { target: { value: ' Warmer up ' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'Points at first' }), { target: { value: '400' } })
    await key('Enter')
    expect(sent()?.body).toEqual([{ id: 7, version: 4, title: 'Warmer up', originalScore: 400 }])
    await answer(CHANGE, ok(with7({ title: 'Warmer up', originalScore: 400 })))
    expect(titles()[0]).toBe('Warmer up')
    expect(document.activeElement).toBe(rows()[0])
  })
  test('without a title is not saved, and Escape leaves it as it was', async () => {
    await open()
    await key('e')
    const title = screen.getByRole('textbox', { name: 'Title' })
    fireEvent.change(title, { target: { value: ' ' } })
    expect(title.getAttribute('aria-invalid')).toBe('true')
    await key('Enter')
    expect(sent()).toBeUndefined()
    await key('Escape')
    expect(titles()[0]).toBe('Warm up')
    expect(document.activeElement).toBe(rows()[0])
  })
})

describe('with several chosen', () => {
  test('one request turns them off, and those that are off already stay', async () => {
    await open()
    await key('x')
    await key('j', { shiftKey: true })
    await app.sees('2 selected')
    await app.press('Turn off …')
    expect(sent()?.body).toEqual([{ id: 7, isEnabled: false }])
  })
  test('a category is asked for, and an undo is promised', async () => {
    await open(running)
    await key('x')
    await key('j', { shiftKey: true })
    await app.press('Category …')
    await app.sees('One press takes it back.')
    const choice = within(await screen.findByRole('alertdialog')).getByRole('combobox', { name: 'Category' })
    fireEvent.change(choice, { target: { value: 'Pwn' } })
    await app.press('Change 2 challenges')
    expect(sent()?.body).toEqual([
      { id: 7, version: 4, tag: 'Pwn' },
      { id: 8, version: 2, tag: 'Pwn' },
    ])
  })
  test('they open with a wave that is there', async () => {
    await open()
    await key('x')
    await key('j', { shiftKey: true })
    await app.press('Open at …')
    const dialog = within(await screen.findByRole('alertdialog'))
    const wave = dialog.getByRole<HTMLOptionElement>('option', { name: /^With the wave of/ })
    fireEvent.change(dialog.getByRole('combobox', { name: 'When' }), { target: { value: wave.value } })
    await app.press('Set the time of 2 challenges')
    const opensAt = toIso(Number(wave.value))
    expect(sent()?.body).toEqual([
      { id: 7, version: 4, opensAt },
      { id: 8, version: 2, opensAt },
    ])
  })
  test('DELETE has to be typed, and what is lost is counted before', async () => {
    await open()
    await key('x')
    await key('j', { shiftKey: true })
    await app.press('Delete …')
    await app.sees('12 solves of 9 teams go, with their points.')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 2 challenges' })
    expect(button.disabled).toBe(true)
    await app.type(/^Type DELETE/, 'delete')
    await app.press('Delete 2 challenges')
    expect(sent()).toMatchObject({
      address: `${LIST}/deleted`,
      body: {
        challenges: [
          { id: 7, version: 4 },
          { id: 8, version: 2 },
        ],
        word: 'delete',
      },
    })
    await answer(`PUT ${LIST}/deleted`, ok([challenges[2]]))
    expect(titles()).toEqual(['Lantern'])
    await app.sees('2 challenges deleted')
  })
  test('one that another organiser deletes meanwhile is no longer counted as selected', async () => {
    await open()
    await key('x')
    await key('j', { shiftKey: true })
    await app.sees('2 selected')
    await app.press('Delete …')
    await app.type(/^Type DELETE/, 'DELETE')
    await app.press('Delete 2 challenges')
    app.server.says(`GET ${LIST}`, ok(challenges.filter(({ id }) => id !== 8)))
    await answer(`PUT ${LIST}/deleted`, { status: 404, body: { title: 'Challenge not found', status: 404 } })
    await app.press('Not now')
    await app.sees('1 selected')
  })
})

test('a server without these acts shows the list alone', async () => {
  app = await openWholeApp('/games/1/room/challenges', {
    'GET /api/config': ok(aConfig({ features: [] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(coming),
    [`GET ${LIST}`]: ok([aChallengeInfo()]),
  })
  await screen.findByRole('grid')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await key('e')
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
})
