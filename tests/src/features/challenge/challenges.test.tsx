import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '#src/shell/command-palette.tsx'
import {
  aBlood,
  aBoardRow,
  aChallenge,
  aConfig,
  aListedChallenge,
  aNotice,
  aPlay,
  aRunningGame,
  fromNow,
} from '../../../worlds/builders.ts'
import {
  CHALLENGE,
  DETAILS,
  GAME,
  ok,
  openPlaying,
  refused,
  type PlayingWorld,
} from '../../../worlds/playing.world.tsx'

const LIST = '/games/1/challenges'
const solvedRow = aBoardRow({
  challenges: [{ id: 8, score: 100, type: 'Normal', userName: 'ada', time: '2026-11-20T09:00:00+00:00' }],
})
const play = aPlay({
  challenges: {
    Misc: [aListedChallenge(), aListedChallenge({ id: 8, title: 'Old news', score: 100, solved: 9 })],
    Web: [
      aListedChallenge({ id: 9, title: 'Cookies', tag: 'Web', score: 900, solved: 2, bloods: [aBlood()] }),
    ],
  },
  rank: solvedRow,
})
let app: PlayingWorld | null = null

afterEach(() => app?.close())

const open = async (address: string, answers: Parameters<typeof openPlaying>[1] = {}) =>
  (app = await openPlaying(address, { [DETAILS]: ok(play), ...answers }))
const titles = () => [...document.querySelectorAll('[data-card] > b')].map(({ textContent }) => textContent)
const choose = async (label: string, value: string) => {
  await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
}

describe('the list', () => {
  test('shows every challenge with its points, its solves and whether it is solved', async () => {
    const { sees } = await open(LIST)
    await sees('Cookies')
    expect(titles()).toEqual(['Old news', 'Warm up', 'Cookies'])
    screen.getByRole('link', { name: 'Old news, 100 pts, 9 solves, solved by us' })
    screen.getByRole('link', { name: /^Warm up, 500 pts, unsolved, First blood is free/ })
    screen.getByRole('link', { name: 'Cookies, 900 pts, 2 solves, Third blood is free' })
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Misc', 'Web']),
    )
  })
  test('takes two keys in a row, also when the page had no time to render', async () => {
    const { sees, isAt } = await open(`${LIST}?order=solves`)
    await sees('Cookies')
    await act(async () => {
      for (const key of ['u', 'v']) {
        fireEvent.keyDown(document.body, { key })
        // The router answers in microtasks. Work that it put off would only be rendered after both keys, so
        // the test waits for it.
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      }
    })
    await isAt(`${LIST}?show=unsolved&order=solves&look=list`)
  })
  test('is searched, filtered and sorted, and the URL has the choice', async () => {
    const { sees, isAt, press, type } = await open(`${LIST}?show=unsolved&order=solves`)
    await sees('Cookies')
    expect(titles()).toEqual(['Warm up', 'Cookies'])
    await choose('Sort', 'name')
    await isAt(`${LIST}?show=unsolved&order=name`)
    await press('All 3')
    await press(/^Web/)
    await isAt(`${LIST}?category=Web&order=name`)
    expect(titles()).toEqual(['Cookies'])
    await type('Find a challenge', 'nothing of that name')
    await sees('No challenges match')
    await press('Show all')
    expect(titles()).toEqual(['Old news', 'Warm up', 'Cookies'])
    // The focused button has disappeared, so the focus moves to the search.
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
  test('counts the challenges of each filter', async () => {
    const { sees, pressable } = await open(LIST)
    await sees('Cookies')
    for (const name of ['All 3', 'Unsolved 2', 'New 0']) expect(pressable(name)).toHaveLength(1)
    // A base server does not list the team's containers, so there is nothing to count.
    expect(pressable(/^Running/)).toEqual([])
  })
  test('is a board or a list, and filters unsolved challenges, by one key each', async () => {
    const { sees, strike, isAt } = await open(LIST)
    await sees('Cookies')
    await strike('v')
    await isAt(`${LIST}?look=list`)
    await strike('u')
    await isAt(`${LIST}?show=unsolved&look=list`)
    expect(titles()).toEqual(['Warm up', 'Cookies'])
    await strike('u')
    await strike('v')
    await isAt(LIST)
    await strike('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Find a challenge'))
  })
  test('has one Tab stop for each category, and the arrow keys continue from it', async () => {
    const { sees } = await open(LIST)
    await sees('Cookies')
    const stops = () => [...document.querySelectorAll<HTMLElement>('[data-card][tabindex="0"] > b')]
    const named = () => stops().map(({ textContent }) => textContent)
    expect(named()).toEqual(['Old news', 'Cookies'])
    await act(async () => stops()[0]?.parentElement?.focus())
    await act(
      async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' }),
    )
    expect(document.activeElement?.textContent).toContain('Warm up')
    expect(named()).toEqual(['Warm up', 'Cookies'])
  })
  test('opens as it was left, if the URL has no filter', async () => {
    const { sees, isAt, press } = await open(LIST, {
      'GET /api/game/1/challenges/9': ok(aChallenge({ id: 9, title: 'Cookies' })),
    })
    await sees('Cookies')
    await press('Unsolved 2')
    await isAt(`${LIST}?show=unsolved`)
    await act(async () => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
    const find = await screen.findByRole('combobox', { name: /^Search challenges/ })
    await act(async () => void fireEvent.change(find, { target: { value: 'cookies' } }))
    await act(async () => (await screen.findByRole('option', { name: 'Cookies' })).click())
    await isAt(`${LIST}/9`)
    await press('All challenges')
    await isAt(LIST)
    expect(titles()).toEqual(['Warm up', 'Cookies'])
    await press('All 3')
    expect(titles()).toEqual(['Old news', 'Warm up', 'Cookies'])
  })
  test('is requested again every ten seconds', async () => {
    const { sees, passes, server } = await open(LIST)
    await sees('Cookies')
    server.says(DETAILS, ok(aPlay({ challenges: { Misc: [aListedChallenge({ title: 'Brand new' })] } })))
    await passes(10_000)
    await sees('Brand new')
  })
  test('keeps its order when others solve, until the user sorts it or opens a challenge', async () => {
    const { sees, isAt, passes, server, press } = await open(LIST, {
      'GET /api/game/1/challenges/9': ok(aChallenge({ id: 9, title: 'Cookies' })),
    })
    await sees('Cookies')
    expect(titles()).toEqual(['Old news', 'Warm up', 'Cookies'])
    const cheaper = aListedChallenge({ score: 50, solved: 12 })
    const other = aListedChallenge({ id: 8, title: 'Old news', score: 100, solved: 9 })
    const after = { ...play, challenges: { ...play.challenges, Misc: [cheaper, other] } }
    server.says(DETAILS, ok(after))
    await passes(10_000)
    await sees('12 solves')
    expect(titles()).toEqual(['Old news', 'Warm up', 'Cookies'])
    await press(/^Cookies/)
    await isAt(`${LIST}/9`)
    await press('All challenges')
    await isAt(LIST)
    expect(titles()).toEqual(['Warm up', 'Old news', 'Cookies'])
  })
  test('is marked as possibly out of date if that fails', async () => {
    const { sees, passes, server } = await open(LIST)
    await sees('Cookies')
    server.says(DETAILS, 'silence')
    await passes(10_000)
    await sees('This list may be out of date.')
    await sees('Cookies')
  })
})

describe('a new challenge or hint', () => {
  const later = aPlay({
    ...play,
    challenges: { ...play.challenges, Pwn: [aListedChallenge({ id: 10, title: 'Overflow', tag: 'Pwn' })] },
  })
  const hint = () => aNotice({ type: 'NewHint', content: 'Cookies', time: fromNow(0.001) })
  test('is marked on its card until it is opened, and has a filter', async () => {
    const { sees, passes, server, isAt, press } = await open(LIST, {
      'GET /api/game/1/challenges/10': ok(aChallenge({ id: 10, title: 'Overflow' })),
    })
    await sees('Cookies')
    expect(screen.queryByText(/^New/, { selector: 'a *' })).toBeNull()
    server.says(DETAILS, ok(later))
    server.says('GET /api/game/1/notices', ok([hint()]))
    await passes(10_000)
    await sees('Overflow')
    expect(screen.getByRole('link', { name: /Overflow/ }).textContent).toContain('New')
    expect(screen.getByRole('link', { name: /Cookies/ }).textContent).toContain('New hint')
    await press('New 2')
    await isAt(`${LIST}?show=new`)
    expect(titles()).toEqual(['Overflow', 'Cookies'])
    await act(async () => screen.getByRole('link', { name: /Overflow/ }).click())
    await isAt(`${LIST}/10?show=new`)
    await press('All challenges')
    await sees('Cookies')
    expect(titles()).toEqual(['Cookies'])
  })
  test('is not marked on the first visit, even by a link to one of them', async () => {
    const { sees, isAt } = await open(`${LIST}/7`)
    await sees('rules')
    await act(async () => screen.getByRole('link', { name: 'All challenges' }).click())
    await isAt(LIST)
    await sees('Cookies')
    expect(screen.queryByText(/^New/, { selector: 'a *' })).toBeNull()
  })
})

describe('the tab', () => {
  test('has the open challenge before the game in its title', async () => {
    const { sees, press } = await open(`${LIST}/7`)
    await sees('rules')
    expect(document.title).toMatch(/^Warm up - Autumn Open - /)
    await press('All challenges')
    expect(document.title).toMatch(/^Challenges - Autumn Open - /)
  })
})

describe('in place of the list there is', () => {
  test('its shape while it loads', async () => {
    await open(LIST, { [DETAILS]: 'held' })
    expect(screen.getAllByRole('status', { name: 'Loading' }).length).toBeGreaterThan(0)
  })
  test('a text if there are no challenges', async () =>
    (await open(LIST, { [DETAILS]: ok(aPlay({ challenges: {} })) })).sees('No challenges yet'))
  test("the server's message to users who may not play", async () => {
    const { sees, isAt, press } = await open(LIST, { [DETAILS]: refused('You haven’t joined') })
    await sees('You haven’t joined')
    await press('Go to the game')
    await isAt('/games/1')
  })
  test('a link to the scoreboard after the game has ended for players', async () => {
    const { sees } = await open(LIST, { [DETAILS]: refused('比赛已结束') })
    await sees('The game is over')
  })
  test('a retry after a lost connection', async () => {
    const { sees, press, server } = await open(LIST, { [DETAILS]: 'silence' })
    await sees('Couldn’t load this')
    server.says(DETAILS, ok(play))
    await press('Try again')
    await sees('Cookies')
  })
  test('a compliment above the list if all are solved', async () => {
    const rank = aBoardRow({
      challenges: [{ id: 7, score: 500, type: 'Normal', userName: 'ada', time: '2026-11-20T09:00:00+00:00' }],
    })
    const { sees } = await open(LIST, { [DETAILS]: ok(aPlay({ rank })) })
    await sees('Your team has solved every challenge. Well done!')
  })
  test('a text about practice after the end', async () => {
    const game = aRunningGame({ practiceMode: true, start: fromNow(-9), end: fromNow(-1) })
    const { sees } = await open(LIST, { [GAME]: ok(game) })
    await sees(/You can keep practising/)
  })
})

describe('an open challenge', () => {
  const whole = aChallenge({
    hints: ['Look closer'],
    type: 'DynamicContainer',
    context: { closeTime: null, instanceEntry: null, url: '/assets/aa/old%20news.zip', fileSize: 2_100_000 },
  })
  test('has its own URL, with all of its parts', async () => {
    const { sees } = await open(`${LIST}/7`, { [CHALLENGE]: ok(whole) })
    await sees('Look closer')
    await sees('2.1 MB')
    await sees(/No instance is running for your team/)
    expect(screen.getByRole('link', { name: 'Download old news.zip' }).getAttribute('href')).toBe(
      '/assets/aa/old%20news.zip',
    )
  })
  test('gets the focus on its title, and returns it to the list', async () => {
    const { sees, press, isAt } = await open(`${LIST}?order=name`)
    await sees('Cookies')
    await press(/Warm up/)
    await isAt(`${LIST}/7?order=name`)
    expect(document.activeElement?.textContent).toBe('Warm up')
    await press('All challenges')
    await isAt(`${LIST}?order=name`)
    expect(document.activeElement?.getAttribute('href')).toBe(`${LIST}/7?order=name`)
  })
  test('that does not exist is reported, with a link back', async () => {
    const { sees, press, isAt } = await open(`${LIST}/99`)
    await sees('Challenge not available')
    await press('All challenges')
    await isAt(LIST)
  })
  test('shows a hint that arrives while it is open, and keeps the input', async () => {
    const { sees, type, passes, server } = await open(`${LIST}/7`)
    await screen.findByLabelText('Flag')
    await type('Flag', 'flag{half')
    server.says(CHALLENGE, ok(whole))
    await passes(10_000)
    await sees('Look closer')
    expect(screen.getByLabelText<HTMLInputElement>('Flag').value).toBe('flag{half')
  })
  test('accepts no more flags when a team-mate was faster', async () => {
    const { sees, passes, server } = await open(`${LIST}/7`)
    await screen.findByLabelText('Flag')
    const row = aBoardRow({
      challenges: [{ id: 7, score: 500, type: 'Normal', userName: 'bob', time: '2026-11-20T09:00:00+00:00' }],
    })
    server.says(DETAILS, ok(aPlay({ rank: row })))
    await passes(10_000)
    await sees(/^Solved by bob/)
    expect(screen.queryByLabelText('Flag')).toBeNull()
  })
  test('moves to the neighbours and to the field by keys', async () => {
    const { sees, strike, isAt } = await open(`${LIST}/7`)
    await sees('rules')
    await strike('f')
    expect(document.activeElement).toBe(screen.getByLabelText('Flag'))
    await strike('k')
    await isAt(`${LIST}/8`)
    await strike('j')
    await isAt(`${LIST}/7`)
    await strike('Escape')
    await isAt(LIST)
  })
  test('takes a key for the field that comes before the challenge has loaded', async () => {
    const { sees, strike, server, passes } = await open(`${LIST}/7`, { [CHALLENGE]: refused('Busy', 500) })
    await sees('Try again')
    await strike('f')
    server.says(CHALLENGE, ok(whole))
    await passes(20_000)
    await sees('rules')
    expect(document.activeElement).toBe(screen.getByLabelText('Flag'))
  })
  test('is found in the list next to it', async () => {
    const { sees, strike, type } = await open(`${LIST}/7`)
    await sees('rules')
    await strike('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Find'))
    await type('Find', 'cook')
    const rows = () => [...document.querySelectorAll('nav[aria-label=Challenges] a')]
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Cookies900'])
  })
  test('shows how many tries a limit leaves, and takes no more when none is left', async () => {
    const time = fromNow(-0.1)
    const tried = (id: number) => ({ id, answer: `flag{${id}}`, status: 'WrongAnswer', time, user: 'bob' })
    const { sees, server, passes } = await open(`${LIST}/7`, {
      'GET /api/config': ok(aConfig({ features: ['team-attempts', 'attempt-limit'] })),
      'GET /api/game/1/challenges/7/attempts': ok([tried(1)]),
      [CHALLENGE]: ok({ ...whole, attemptLimit: 2 }),
    })
    await sees('rules')
    expect(await screen.findAllByText('1 try left')).toHaveLength(2)
    server.says('GET /api/game/1/challenges/7/attempts', ok([tried(2), tried(1)]))
    await passes(60_000)
    await sees('No tries left.')
    expect(screen.getByLabelText('Flag').hasAttribute('readonly')).toBe(true)
  })
  test("lists the whole team's attempts if the server sends them, masked until requested", async () => {
    const time = fromNow(-0.1)
    const { sees, seesNot, press } = await open(`${LIST}/7`, {
      'GET /api/config': ok(aConfig({ features: ['team-attempts'] })),
      'GET /api/game/1/challenges/7/attempts': ok([
        { id: 2, answer: 'flag{bob}', status: 'WrongAnswer', time, user: 'bob' },
        { id: 1, answer: 'flag{ada}', status: 'WrongAnswer', time, user: 'ada' },
      ]),
    })
    await sees('2 tries by your team')
    await sees('bob')
    seesNot('flag{bob}')
    // The list ends with the newest submission, which the other member has made.
    const users = () =>
      [...document.querySelectorAll('[data-verdict] b')].map(({ textContent }) => textContent)
    expect(users()).toEqual(['ada', 'bob'])
    await press('Show flag')
    await sees('flag{bob}')
    seesNot('flag{ada}')
  })
})
