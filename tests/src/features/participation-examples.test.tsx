import { screen } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as forms } from '#src/features/participation/join-form.examples.tsx'
import { JoinForm } from '#src/features/participation/join-form.tsx'
import { examples as steps } from '#src/features/participation/participation-card.examples.tsx'
import { ParticipationCard } from '#src/features/participation/participation-card.tsx'
import { examples as reviews } from '#src/features/participation/review-progress.examples.tsx'
import { ReviewProgress } from '#src/features/participation/review-progress.tsx'
import { examples as writeups } from '#src/features/writeups/writeup-panel.examples.tsx'
import { WriteupPanel } from '#src/features/writeups/writeup-panel.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
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
      <ParticipationCard
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
    ['failed', 'does not answer', ['Try again']],
    ['visitor', 'Sign in first', ['Sign in', 'Register']],
    ['disabled', 'It cannot join games', []],
    ['teamless', 'You need a team first', ['To the teams']],
    ['over', 'Nobody can join any more', []],
    ['unsubmitted', 'Each member joins for themselves', ['Join the game']],
    ['late', 'The game is running', ['Join the game']],
    ['practice', 'nothing counts any more', ['Join the game']],
    ['pending', 'whoever of Red Pandas is not in yet', ['Leave the game']],
    ['leaving', 'Awaiting review', ['Leaving the game']],
    ['refused', 'You cannot leave any more', ['Leave the game']],
    ['tooLate', 'not reviewed it before the end', ['Leave the game']],
    ['rejected', 'apply again, with this team or another', ['Apply again', 'Leave the game']],
    ['rejectedForGood', 'did not approve Red Pandas', ['Leave the game']],
    ['accepted', 'You can enter when the game starts', []],
    ['playing', 'The game is running', ['Enter the game']],
    ['practising', 'nothing counts any more', ['Enter the game']],
    ['played', 'Thank you for playing', []],
    ['suspended', 'have banned Red Pandas', []],
  ] as const)('%s', async (name, words, acts) => {
    expect(await card(name)).toContain(words)
    expect(pressed()).toEqual(acts)
  })
  test('after the end calls nobody any more', async () =>
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
  test('open, without a flaw before anything is sent', async () => {
    expect(await form('open')).not.toContain('Choose the team you join for')
    expect(document.body.textContent).not.toContain('members of a team can join')
  })
  test('of a game for one', async () =>
    expect(await form('open', 1)).toContain('Only one member of a team can join.'))
  test('refused, read out', async () => {
    await form('refused')
    expect(screen.getByRole('alert').textContent).toBe('The server will not have it')
  })
  test('refused because of the team, at the team', async () => {
    await form('wrongTeam')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Team').getAttribute('aria-invalid')).toBe('true')
  })
  test('cut off', async () => expect(await form('cutOff')).toContain('does not answer'))
  test.each(['busy', 'joined'] as const)('%s takes no second press', async (name) => {
    await form(name)
    expect(screen.getByRole('button', { name: 'Joining' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the writeup', () => {
  test.each([
    ['idle', 'Choose a PDF or drop it here', []],
    ['empty', 'This file is empty.', []],
    ['large', 'larger than 20 MiB', []],
    ['foreign', 'This is no PDF.', []],
    ['checked', 'red-pandas.pdf (2.1MB) is ready to go.', ['Hand it in', 'Choose another file']],
    ['uploading', '40 %', ['Stop']],
    ['reading', '', ['Handed in']],
    ['failed', 'does not answer', ['Try again', 'Choose another file']],
    ['cancelled', 'The upload was stopped', ['Try again', 'Choose another file']],
    ['handedIn', 'The writeup is handed in', []],
    ['closed', '', []],
    ['tooLate', 'The deadline has passed', []],
  ] as const)('%s', async (name, words, buttons) => {
    expect(await see(<WriteupPanel view={writeups[name]} present={null} send={nothing} />)).toContain(words)
    expect(pressed()).toEqual(buttons)
  })
  test('that is there already is replaced, and one hears so before', async () => {
    expect(await see(<WriteupPanel view={writeups.checked} present="old.pdf" send={nothing} />)).toContain(
      'It replaces old.pdf',
    )
  })
})

describe('a decision on many', () => {
  const review = (name: keyof typeof reviews) => see(<ReviewProgress view={reviews[name]} send={nothing} />)
  test.each([
    ['idle', '', []],
    ['one', '', []],
    ['many', '4 of 12 done', ['Stop']],
    ['heldOff', 'it goes on by itself', ['Stop']],
    ['reading', '12 of 12 done', ['Reading the list again']],
    ['reported', 'Night Shift: The server will not have it', ['Try these again', 'Leave it so']],
    ['cutOff', '2 teams were not tried.', ['Try these again', 'Leave it so']],
  ] as const)('%s', async (name, words, buttons) => {
    expect(await review(name)).toContain(words)
    expect(pressed()).toEqual(buttons)
  })
})
