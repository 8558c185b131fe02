import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as answers } from '#src/features/challenge/flag-bar.examples.tsx'
import { FlagBar } from '#src/features/challenge/flag-bar.tsx'
import { examples as notices } from '#src/features/notices/notice-panel.examples.tsx'
import { NoticePanel } from '#src/features/notices/notice-panel.tsx'
import { toNoticesView, type NoticeKind } from '#src/features/notices/notice-feed-view.ts'
import { examples as teams } from '#src/features/participation/own-team-card.examples.tsx'
import { OwnTeamCard } from '#src/features/participation/own-team-card.tsx'
import { aNotice } from '../../../worlds/builders.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/challenge.ja.ts'
import '#src/text/areas/challenge.zh.ts'

let world: AppWorld

const open = (language: string) => {
  localStorage.setItem('language', language)
  world = openAppWorld()
}
beforeEach(() => open('en'))
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const form = (view: (typeof answers)[keyof typeof answers]) =>
  see(
    <FlagBar
      startsFocused={false}
      view={view}
      flag="flag{a}"
      send={nothing}
      onType={nothing}
      tries={{ of: 'team', tries: [{ user: 'bob', flag: 'flag{b}', verdict: 'WrongAnswer', at: 0 }] }}
      left={null}
      progress={null}
    />,
  )

describe('the flag field', () => {
  test.each([
    ['idle', '1 try by your team', 'false'],
    ['submitting', 'Sending the flag…', 'true'],
    ['judging', 'Checking the flag', 'true'],
    ['cut', 'Your flag is saved', 'false'],
    ['heldOff', 'Too many submissions', 'true'],
    ['wrong', 'Wrong flag.', 'false'],
    ['unknown', 'mention submission 42', 'false'],
    ['refused', 'Your team is not in this game', 'false'],
    ['signedOut', 'You’re signed out', 'false'],
    ['over', 'The game ended', 'true'],
    ['suspended', 'is banned', 'true'],
    ['gone', 'was closed', 'true'],
  ] as const)('%s is announced politely, and its button is disabled: %s %s', async (name, words, isShut) => {
    expect(await form(answers[name])).toContain(words)
    expect(
      screen
        .getByRole('button', { name: name === 'cut' ? 'Try now' : 'Submit' })
        .getAttribute('aria-disabled'),
    ).toBe(isShut)
    expect(screen.getByRole('status')).toBeDefined()
  })
  test.each(['zh', 'ja'])('has no missing text in %s', async (language) => {
    world.close()
    open(language)
    for (const view of Object.values(answers)) expect(await form(view)).not.toContain('undefined')
  })
})

describe('the own team', () => {
  test('on the board', async () => {
    const words = await see(<OwnTeamCard team={teams.ranked} />)
    expect(words).toContain('#7')
    expect(words).toContain('Rank in Hill College#2')
    expect(words).toContain('3 / 12')
    expect(words).not.toContain(teams.ranked.token)
  })
  test('not on the board yet', async () => {
    const words = await see(<OwnTeamCard team={teams.fresh} />)
    expect(words).toContain('Rankunranked')
    expect(words).not.toContain('Hill College')
  })
})

describe('the notices', () => {
  const panel = (view: (typeof notices)[keyof typeof notices]) =>
    see(<NoticePanel view={view} kind="all" onChoose={nothing} />)
  test('listed', async () =>
    expect(await panel(notices.listed)).toMatch(/Notice.*finals.*First blood.*New hint/))
  test('none', async () => expect(await panel(notices.empty)).toContain('No notices yet'))
  test('show since when they may be old, and nothing while they are current', async () => {
    expect(await panel(notices.listed)).not.toContain('Last updated')
    expect(await panel(notices.stale)).toMatch(/Last updated 20 Nov 2026, 08:00/)
  })
  test('failed', async () => expect(await panel(notices.failed)).toContain('Couldn’t load'))
  test('loading', async () => {
    await panel(notices.loading)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  })
  test.each<[NoticeKind, number[]]>([
    ['all', [4, 1, 3, 2]],
    ['notices', [4, 1]],
    ['bloods', [2]],
    ['challenges', [3]],
  ])('of kind %s, the organisers’ first and then the newest', (kind, ids) => {
    const value = [
      aNotice({ id: 1 }),
      aNotice({ id: 2, type: 'SecondBlood', time: '2026-11-20T10:00:00+00:00' }),
      aNotice({ id: 3, type: 'NewChallenge', time: '2026-11-20T11:00:00+00:00' }),
      aNotice({ id: 4, time: '2026-11-20T12:00:00+00:00' }),
    ]
    const view = toNoticesView(
      { live: { state: 'fresh', value, problem: null }, staleAt: null, retry: nothing },
      kind,
    )
    expect(view.kind === 'listed' && view.notices.map(({ id }) => id)).toEqual(ids)
  })
  test('show a blood without its medal, and all other text unchanged', () => {
    const value = [
      aNotice({ id: 1, type: 'FirstBlood', content: '🥇 Red 🥇 Pandas – Warm up' }),
      aNotice({ id: 2, content: '🥇 goes to all' }),
    ]
    const view = toNoticesView(
      { live: { state: 'fresh', value, problem: null }, staleAt: null, retry: nothing },
      'all',
    )
    expect(view.kind === 'listed' && view.notices.map(({ content }) => content)).toEqual([
      '🥇 goes to all',
      'Red 🥇 Pandas – Warm up',
    ])
  })
})
