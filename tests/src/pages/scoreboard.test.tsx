import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { START, TEAM_ID } from '../../contract/board/snapshot.ts'
import { settle } from '../../worlds/app.world.tsx'
import { aBoardRow, aConfig, aGameDetail, aProfile, aTeam } from '../../worlds/builders.ts'
import { aBoardModel, aScoreboard, byRank, ok, playing, SPAN } from '../../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'
// These modules load first, so that no test waits for a file.
import '#src/features/scoreboard/chart-teams.tsx'
import '#src/features/scoreboard/team-drawer.tsx'
import '#src/pages/scoreboard.tsx'

let app: WholeApp | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  app = null
})

const solves = [
  { team: 1, challenge: 0, at: START + 60_000 },
  { team: 2, challenge: 0, at: START + 120_000 },
]
const board = aBoardModel({ teams: 3, challenges: 2, solves, organizations: ['North', 'West', 'North'] })
const ranked = (head: HTMLElement | null | undefined) =>
  head?.getAttribute('aria-label')?.replace(/^(\d+), ([^,]+),.*/, '$1. $2')
const grid = () => within(screen.getByRole('grid'))
const names = () => byRank(grid().getAllByRole('rowheader')).map((head) => ranked(head))
const cells = (row: number) =>
  within(byRank(grid().getAllByRole('row'))[row] ?? document.body)
    .queryAllByRole('gridcell')
    .map((cell) => `${cell.getAttribute('aria-colindex')}: ${cell.dataset['mark']}`)

async function open(answers: Parameters<typeof openWholeApp>[1]) {
  app = await openWholeApp('/games/1/scoreboard', answers)
  await settle()
  await settle()
  return app
}

describe('the scoreboard', () => {
  test('shows teams by rank with their solves, from the compact form alone', async () => {
    const { server, sees } = await open(playing(board))
    await sees('team 1')
    expect(names()).toEqual(['1. team 1', '2. team 2', '3. team 0'])
    expect([1, 2, 3].map(cells)).toEqual([['2: 1'], ['2: 2'], []])
    expect(server.countOf('GET /api/game/1/scoreboard')).toBe(0)
  })
  test('shows the same from a server with the base form only', async () => {
    const { server, sees } = await open({
      'GET /api/config': ok(aConfig()),
      'GET /api/game/1': ok(aGameDetail(SPAN)),
      'GET /api/game/1/scoreboard': ok(aScoreboard()),
    })
    await sees('Owls')
    expect(names()).toEqual(['1. Owls', '2. Bears'])
    expect(cells(1)).toEqual(['2: 1'])
    expect(server.countOf('GET /api/game/1/board')).toBe(0)
  })
  test('shows the shape of a grid while it loads, and a failed read', async () => {
    const { server, press, sees } = await open({ ...playing(board), 'GET /api/game/1/board': 'held' })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
    server.release('GET /api/game/1/board', { status: 400, body: { title: 'Not yet', status: 400 } })
    await sees('Not yet')
    server.says('GET /api/game/1/board', ok(board))
    await press('Try again')
    await sees('team 1')
  })
  test('without teams shows that', async () => {
    const { sees } = await open(playing(aBoardModel({ teams: 0, challenges: 1 })))
    await sees('No teams yet')
  })
  test('stays visible after a lost connection, and is marked as possibly old', async () => {
    const { server, sees, seesNot } = await open(playing(board))
    await sees('team 1')
    seesNot(/may be out of date/)
    server.says('GET /api/game/1/board', 'silence')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await sees(/may be out of date/)
    await sees('team 1')
  })
  test('shows the organisation in the URL', async () => {
    app = await openWholeApp('/games/1/scoreboard?organisation=North', playing(board))
    await app.sees('team 2')
    await settle()
    expect(names()).toEqual(['1. team 2', '2. team 0'])
  })
  test('hides the chart permanently on request, in this browser', async () => {
    localStorage.setItem('board-chart', 'shown')
    const { sees } = await open(playing(board))
    await sees('team 1')
    await act(async () => screen.getAllByRole('button', { name: 'Hide chart' })[0]?.click())
    expect(localStorage.getItem('board-chart')).toBe('hidden')
    expect(screen.getAllByRole('button', { name: 'Show chart' })).not.toEqual([])
  })
  test('reports an unknown organisation in the URL, with a link to all', async () => {
    app = await openWholeApp('/games/1/scoreboard?organisation=Nowhere', playing(board))
    const { sees, seesNot, press, isAt } = app
    await sees(/No team in this game belongs to “Nowhere”/)
    expect(names()).toEqual(['1. team 1', '2. team 2', '3. team 0'])
    await press('Show all teams')
    seesNot(/Nowhere/)
    await isAt('/games/1/scoreboard')
    expect(names()).toEqual(['1. team 1', '2. team 2', '3. team 0'])
  })
  test('finds teams by name, and moves from one to the next', async () => {
    const { sees } = await open(playing(board))
    await sees('team 1')
    const field = screen.getByRole('searchbox', { name: 'Search teams' })
    await act(async () => void fireEvent.change(field, { target: { value: 'TEAM' } }))
    await sees('3 teams found. Press Enter to jump to the next one.')
    const hit = () =>
      screen
        .getAllByRole('row')
        .find((row) => row.dataset['hit'])
        ?.querySelector<HTMLElement>('[role=rowheader]')
    for (const team of ['1. team 1', '2. team 2', '3. team 0', '1. team 1']) {
      await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))
      expect(ranked(hit())).toBe(team)
    }
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter', shiftKey: true }))
    expect(ranked(hit())).toBe('3. team 0')
  })
})

describe('a team', () => {
  test('opens with the solves of each member', async () => {
    const item = aBoardRow({
      id: TEAM_ID + 1,
      bio: 'Bamboo first.',
      challenges: [{ id: 1000, score: 525, type: 'FirstBlood', userName: 'ada', time: SPAN.start }],
    })
    const { sees, press, server } = await open({
      ...playing(board),
      [`GET /api/game/1/board/teams/${TEAM_ID + 1}`]: ok(item),
    })
    await sees('team 1')
    expect(server.countOf(`GET /api/game/1/board/teams/${TEAM_ID + 1}`)).toBe(0)
    const [head] = byRank(grid().getAllByRole('rowheader'))
    await act(async () => head?.click())
    await settle()
    await sees('Bamboo first.')
    await sees('ada')
    await sees('Rank in West')
    await press('Close')
  })
  test('of a base server opens with the loaded data', async () => {
    app = await openWholeApp(`/games/1/scoreboard?team=${TEAM_ID + 1}`, {
      'GET /api/config': ok(aConfig()),
      'GET /api/game/1': ok(aGameDetail(SPAN)),
      'GET /api/game/1/scoreboard': ok(aScoreboard()),
    })
    await app.sees('Night shift.')
    await app.sees('ada')
    expect(app.server.asked.filter(({ address }) => address.includes('/board'))).toEqual([])
  })
  test('of the user is marked, and can be jumped to', async () => {
    const own = aTeam({ id: TEAM_ID + 2, name: 'team 2' })
    await open({
      ...playing(board),
      'GET /api/account/profile': ok(aProfile()),
      'GET /api/team': ok([own]),
      'GET /api/game/1': ok(aGameDetail({ ...SPAN, teamName: 'team 2', status: 'Accepted' })),
    })
    const toOwn = await screen.findByRole('button', { name: 'My team' })
    expect(
      grid()
        .getAllByRole('row')
        .map((row) => row.dataset['own'] ?? ''),
    ).toEqual(['', '', 'true', ''])
    await act(async () => toOwn.click())
    const cursor = screen.getByRole('grid')
    expect(
      document.getElementById(cursor.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label'),
    ).toContain('team 2')
  })
})

describe('a favourite', () => {
  const star = async () =>
    act(async () => void fireEvent.keyDown(screen.getByRole('grid'), { key: 'f', bubbles: true }))
  const starred = () =>
    byRank(grid().getAllByRole('rowheader'))
      .filter((head) => head.getAttribute('aria-label')?.endsWith(', Favourite'))
      .map(ranked)
  const kept = () => localStorage.getItem('favourite-teams')

  test('is starred by a key on its row, shown in the row, and stored in this browser', async () => {
    await open(playing(board))
    await act(async () => void fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowDown' }))
    await star()
    expect(starred()).toEqual(['2. team 2'])
    expect(kept()).toBe(JSON.stringify({ 1: [TEAM_ID + 2] }))
    await star()
    expect(starred()).toEqual([])
  })
  test('is starred in its panel, and can be shown alone on the board', async () => {
    const { press, sees } = await open(playing(board))
    await sees('team 1')
    await act(async () => screen.getByRole('button', { name: 'Favourites only' }).click())
    await sees(/No favourites here yet/)
    await act(async () => screen.getByRole('button', { name: 'Show all teams' }).click())
    const head = byRank(grid().getAllByRole('rowheader'))[2] ?? document.body
    await act(async () => head.click())
    await settle()
    await press('Favourite')
    expect(screen.getByRole('button', { name: 'Favourite' }).getAttribute('aria-pressed')).toBe('true')
    await press('Close')
    await act(async () => screen.getByRole('button', { name: 'Favourites only' }).click())
    expect(names()).toEqual(['3. team 0'])
  })
  test('follows other tabs, and is in the chart', async () => {
    await open(playing(board))
    localStorage.setItem('favourite-teams', JSON.stringify({ 1: [TEAM_ID] }))
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'favourite-teams' })))
    expect(starred()).toEqual(['3. team 0'])
    const charted = () =>
      within(screen.getByRole('table', { name: /over time$/ }))
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent)
    expect(charted()).toHaveLength(3)
    await act(async () => screen.getByRole('button', { name: 'Favourites only' }).click())
    expect(charted()).toEqual(['team 0'])
  })
})

describe('the teams of the chart', () => {
  const table = () => screen.getByRole('table', { name: /over time$/ })
  const charted = () =>
    within(table())
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent)
  const title = () => table().querySelector('caption')?.textContent
  const kept = () => localStorage.getItem('charted-teams')

  test('are the first ten until one is chosen in its panel; the title shows which, and a button restores them', async () => {
    const { press } = await open(playing(board))
    expect([title(), charted().length]).toEqual(['Top 10 over time', 3])
    await act(async () => (byRank(grid().getAllByRole('rowheader'))[1] ?? document.body).click())
    await settle()
    await press('Show on the chart')
    expect(screen.getByRole('button', { name: 'Show on the chart' }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await press('Close')
    expect([title(), charted()]).toEqual(['Your choice over time', ['team 2']])
    expect(kept()).toBe(JSON.stringify({ 1: [TEAM_ID + 2] }))
    await press('Back to the top 10')
    expect([title(), charted().length]).toEqual(['Top 10 over time', 3])
  })
  test('are chosen by a key on a row', async () => {
    await open(playing(board))
    for (const key of ['l', 'ArrowDown', 'ArrowDown', 'L'])
      await act(async () => void fireEvent.keyDown(screen.getByRole('grid'), { key }))
    expect(charted()).toEqual(['team 1', 'team 0'])
    await act(async () => void fireEvent.keyDown(screen.getByRole('grid'), { key: 'l', ctrlKey: true }))
    expect(charted()).toEqual(['team 1', 'team 0'])
  })
  test('are chosen by name from a list, up to ten', async () => {
    await open(playing(aBoardModel({ teams: 14, challenges: 2, solves })))
    const button = screen.getByRole('button', { name: 'Choose teams for the chart' })
    await act(async () => void fireEvent.pointerOver(button))
    await act(async () => button.click())
    const find = await screen.findByRole('searchbox', { name: 'Team' })
    const type = (value: string) => act(async () => void fireEvent.change(find, { target: { value } }))
    await type('team 13')
    await act(async () => screen.getByRole('checkbox').click())
    expect(charted()).toEqual(['team 13'])
    await type('')
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
    for (const each of boxes()) if (!each.checked && !each.disabled) await act(async () => each.click())
    expect(charted()).toHaveLength(10)
    await screen.findByText(/The chart is full: 10 teams/)
    expect(boxes().map(({ disabled, checked }) => checked || disabled)).toEqual(boxes().map(() => true))
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(10)
  })
})

describe('the files of a board', () => {
  const openFiles = async () => {
    const button = await screen.findByRole('button', { name: 'Download' })
    await act(async () => void fireEvent.pointerOver(button))
    await act(async () => button.click())
    await screen.findAllByRole('link', { name: /CTFtime|xlsx/ })
  }
  const links = () =>
    screen.queryAllByRole('link', { name: /CTFtime|xlsx/ }).map((link) => link.getAttribute('href'))
  test('has only the CTFtime form for players, if the server has it', async () => {
    await open(playing(board, ['board', 'ctftime']))
    await openFiles()
    expect(links()).toEqual(['/api/game/1/ctftime'])
  })
  test('are spreadsheets, too, for monitors', async () => {
    await open({
      ...playing(board),
      'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
    })
    await openFiles()
    expect(links()).toEqual(['/api/game/1/scoreboardsheet', '/api/game/1/submissionsheet'])
  })
})
