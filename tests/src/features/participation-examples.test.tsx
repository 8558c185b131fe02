import { screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as forms } from '#src/features/participation/join-form.examples.tsx'
import { JoinForm } from '#src/features/participation/join-form.tsx'
import { examples as steps } from '#src/features/participation/participation-step.examples.tsx'
import { ParticipationStep } from '#src/features/participation/participation-step.tsx'
import { examples as reviews } from '#src/features/participation/review-progress.examples.tsx'
import { ReviewProgress } from '#src/features/participation/review-progress.tsx'
import { examples as writeups } from '#src/features/writeups/writeup-panel.examples.tsx'
import { WriteupPanel } from '#src/features/writeups/writeup-panel.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import '#src/text/areas/game-page.en.ts'
import '#src/text/areas/participation.en.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/writeup.en.ts'

let world: AppWorld

beforeEach(() => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
})
afterEach(() => world.close())

const nothing = () => {}
const see = async (view: ReactNode) => {
  await show(world, <MemoryRouter>{view}</MemoryRouter>)
  return document.body.textContent
}
const pressed = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent)

describe('the part in a game', () => {
  const card = (name: keyof typeof steps) =>
    see(
      <ParticipationStep
        step={steps[name]}
        gameId={1}
        title={createRef()}
        ways={{ signIn: '/account/login', register: '/account/register' }}
        onJoin={nothing}
        onLeave={nothing}
      />,
    )
  test.each([
    ['loading', '', []],
    ['failed', 'Can’t reach the server', ['Try again']],
    ['visitor', 'Sign in first', ['Sign in', 'Create account']],
    ['disabled', 'can’t join games', []],
    ['teamless', 'You need a team first', ['Go to teams']],
    ['over', 'Joining is closed', ['See the result']],
    ['unsubmitted', 'Each member has to join separately', ['Join game']],
    ['late', 'The game is running', ['Join game']],
    ['practice', 'don’t score', ['Join game']],
    ['pending', 'Each member of Red Pandas has to join', ['Leave game']],
    ['leaving', 'Awaiting review', ['Leaving…']],
    ['refused', 'You cannot leave any more', ['Leave game']],
    ['tooLate', 'didn’t review it before the game ended', ['Leave game']],
    ['rejected', 'join again with this team or another', ['Join again', 'Leave game']],
    ['rejectedForGood', 'didn’t approve Red Pandas', ['Leave game']],
    ['accepted', 'Challenges open when the game starts', []],
    ['playing', 'The game is running', ['Enter the game', 'Scoreboard']],
    ['practising', 'don’t score', ['Enter the game', 'Scoreboard']],
    ['played', 'Thanks for playing', ['See the result']],
    ['suspended', 'banned Red Pandas', []],
  ] as const)('%s', async (name, words, acts) => {
    expect(await card(name)).toContain(words)
    expect(pressed()).toEqual(acts)
  })
  test('after the end names the team that the user played for', async () =>
    expect(await card('played')).toContain('You played for Red Pandas'))
  test('after the end has no call to action', async () =>
    expect(await card('tooLate')).not.toContain('Each member joins'))
})

describe('the form of joining', () => {
  const form = (name: keyof typeof forms, limit = 0) =>
    see(
      <JoinForm
        view={forms[name]}
        wish={{ team: null, organization: null, inviteCode: '' }}
        rules={{ organizations: ['West'], invite: 'needed' }}
        teams={[{ id: 1, name: 'Red Pandas' }]}
        limit={limit}
        onType={nothing}
        onSubmit={nothing}
      />,
    )
  test('open, without errors before a submit', async () => {
    expect(await form('open')).not.toContain('Choose a team.')
    expect(document.body.textContent).not.toContain('members per team can join')
  })
  test('of a game without extra fields', async () =>
    expect(await form('open', 1)).toContain('Only one member per team can join.'))
  test('refused, read out', async () => {
    await form('refused')
    expect(screen.getByRole('alert').textContent).toBe('The server will not have it')
  })
  test('refused because of the team, at the team', async () => {
    await form('wrongTeam')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Team').getAttribute('aria-invalid')).toBe('true')
  })
  test('a lost connection', async () => expect(await form('cutOff')).toContain('Can’t reach the server'))
  test.each(['busy', 'joined'] as const)('%s accepts no second press', async (name) => {
    await form(name)
    expect(screen.getByRole('button', { name: 'Joining…' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the writeup', () => {
  test.each([
    ['idle', 'Choose a PDF or drop it here', []],
    ['empty', 'This file is empty.', []],
    ['large', 'larger than 20 MB', []],
    ['foreign', 'This isn’t a PDF.', []],
    ['checked', 'Ready to submit: red-pandas.pdf (2.1 MB)', ['Submit', 'Choose another file']],
    ['uploading', '40%', ['Stop']],
    ['reading', '', ['Submitted']],
    ['failed', 'Can’t reach the server', ['Try again', 'Choose another file']],
    ['cancelled', 'Upload stopped', ['Try again', 'Choose another file']],
    ['handedIn', 'Writeup submitted', []],
    ['closed', '', []],
    ['tooLate', 'The deadline has passed', []],
  ] as const)('%s', async (name, words, buttons) => {
    expect(await see(<WriteupPanel view={writeups[name]} present={null} send={nothing} />)).toContain(words)
    expect(pressed()).toEqual(buttons)
  })
  test('that exists already can be replaced, with a warning before', async () => {
    expect(await see(<WriteupPanel view={writeups.checked} present="old.pdf" send={nothing} />)).toContain(
      'This replaces old.pdf',
    )
  })
})

describe('a decision on many', () => {
  const review = (name: keyof typeof reviews) => see(<ReviewProgress view={reviews[name]} send={nothing} />)
  test.each([
    ['idle', '', []],
    ['one', '', []],
    ['many', '4 of 12 done', ['Stop']],
    ['heldOff', 'This continues by itself', ['Stop']],
    ['reading', '12 of 12 done', ['Refreshing the list…']],
    ['reported', 'Night Shift: The server will not have it', ['Retry', 'Dismiss']],
    ['cutOff', '2 teams were not processed.', ['Retry', 'Dismiss']],
  ] as const)('%s', async (name, words, buttons) => {
    expect(await review(name)).toContain(words)
    expect(pressed()).toEqual(buttons)
  })
})
