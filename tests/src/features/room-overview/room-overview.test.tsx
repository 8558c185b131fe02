import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AttentionList } from '#src/features/room-overview/attention-list.tsx'
import { ChallengeCells } from '#src/features/room-overview/challenge-cells.tsx'
import { levelOf } from '#src/features/room-overview/cell-marks.ts'
import { RoomFigures } from '#src/features/room-overview/room-figures.tsx'
import { examples } from '#src/features/room-overview/room.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/room-overview.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const titles = new Map(examples.during.challenges.map(({ id, title }) => [id, title]))
const send = vi.fn()
const see = (name: keyof typeof examples, role: 'Admin' | 'Monitor' = 'Admin', isMasked = false) => {
  const room = examples[name]
  return show(
    world,
    <MemoryRouter>
      <RoomFigures room={room} />
      <AttentionList
        causes={room.causes}
        around={{ game: 3, role, titles, isMasked }}
        own="mika"
        send={send}
      />
      <ChallengeCells game={3} challenges={room.challenges} causes={room.causes} />
    </MemoryRouter>,
  )
}

test('while the server can’t be reached, causes can be read and not acted on', async () => {
  const { causes } = examples.during
  await show(
    world,
    <MemoryRouter>
      <AttentionList
        causes={causes}
        around={{ game: 3, role: 'Admin', titles, isMasked: false }}
        own="mika"
        send={null}
      />
    </MemoryRouter>,
  )
  const takes = screen.getAllByRole('button', { name: /^Take/ })
  expect(takes.every((button) => button.hasAttribute('disabled'))).toBe(true)
  expect(takes[0]?.title).toContain('can’t be reached')
})

describe('the figures', () => {
  test.each([
    ['during', 'Solves2 a minute120 in the last hour'],
    ['during', 'Wrong67% of 360last hour, usual 64–69%'],
    ['during', 'Teams at work312 of 485'],
    ['frozen', 'Hidden171of 122 teams'],
    ['frozen', 'True firstSeven Segmentspublic first: Null Island'],
    ['before', 'Open at the start4 challenges'],
    ['before', 'Turned off1 challenge'],
    ['over', 'Equal flags3pairs of teams'],
  ] as const)('%s: %s', async (name, words) => {
    await see(name)
    expect(document.body.textContent).toContain(words)
  })
  test.each(Object.keys(examples))('%s: are six', async (name) => {
    await see(name as keyof typeof examples)
    expect(screen.getByRole('region', { name: 'Figures of the game' }).children).toHaveLength(6)
  })
})

describe('what needs attention', () => {
  test('has one line per cause, with who takes care of it and the one act that helps', async () => {
    await see('during')
    const rows = within(screen.getByRole('list', { name: 'Needs attention' })).getAllByRole('listitem')
    expect(rows).toHaveLength(6)
    expect(rows[0]?.textContent).toContain('Challenge 1: instances don’t start12 teams tried, 9 wait in line')
    expect(rows[0]?.textContent).toContain('kenji')
    const review = screen.getByRole('link', { name: 'Review: 12 teams wait for approval' })
    expect(review.getAttribute('href')).toBe('/games/3/room/teams')
  })
  test('can be taken, left and snoozed', async () => {
    await see('during')
    fireEvent.click(screen.getByRole('button', { name: 'Take: 12 teams wait for approval' }))
    expect(send).toHaveBeenLastCalledWith({ key: 'TeamsWaiting', act: 'Take' })
    fireEvent.click(screen.getByRole('button', { name: 'Leave: 3 pairs of teams with equal flags' }))
    expect(send).toHaveBeenLastCalledWith({ key: 'Pairs', act: 'Leave' })
    fireEvent.click(screen.getByRole('button', { name: 'Snooze: 12 teams wait for approval' }))
    expect(send).toHaveBeenLastCalledWith({ key: 'TeamsWaiting', act: 'Snooze' })
    fireEvent.click(screen.getByRole('button', { name: 'Snoozed 1' }))
    fireEvent.click(screen.getByRole('button', { name: /^Wake/ }))
    expect(send).toHaveBeenLastCalledWith({ key: 'Soon', act: 'Wake' })
  })
  test('shows no answer in streaming mode', async () => {
    await see('during', 'Admin', true)
    expect(document.body.innerHTML).not.toContain('friday')
  })
  test('leads monitors to nothing that they may not open', async () => {
    await see('during', 'Monitor')
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const open = /^\/games\/3\/room\/(?:live|challenges\/\d+\/results)/
    expect(paths.filter((path) => !open.test(path))).toEqual([])
  })
  test('says that nothing does', async () => {
    await see('calm')
    expect(document.body.textContent).toContain('Nothing needs you.')
  })
})

describe('the cells', () => {
  test('are marked by their gravest cause, in words too', async () => {
    await see('during')
    const mark = (name: RegExp) => screen.getByRole('link', { name }).dataset['mark']
    expect(mark(/^Challenge 1/)).toBe('broken')
    expect(mark(/^Challenge 3/)).toBe('wave')
    expect(mark(/^Challenge 4 ?untouched/)).toBe('silent')
    expect(mark(/^Challenge 6/)).toBe('closed')
  })
  test('are stronger with more solves in the last hour', () =>
    expect([levelOf(0, 9), levelOf(1, 9), levelOf(5, 9), levelOf(9, 9)]).toEqual([0, 1, 2, 3]))
})
