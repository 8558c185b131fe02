import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { examples as joinings } from '#src/features/team/invite-code-form.examples.tsx'
import { JoinForm } from '#src/features/team/invite-code-form.tsx'
import { examples as creations } from '#src/features/team/team-creation-form.examples.tsx'
import { CreationForm } from '#src/features/team/team-creation-form.tsx'
import { examples as edits } from '#src/features/team/team-edit-form.examples.tsx'
import { EditForm } from '#src/features/team/team-edit-form.tsx'
import { examples as invites } from '#src/features/team/invite-panel.examples.tsx'
import { InvitePanel } from '#src/features/team/invite-panel.tsx'
import { MemberList } from '#src/features/team/member-list.tsx'
import { TeamList } from '#src/features/team/team-list.tsx'
import { examples as lists, teams } from '#src/features/team/team.examples.tsx'
import { toTeamView } from '#src/features/team/teams-view.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aMember, aTeam } from '../../../worlds/builders.ts'
import '../../../worlds/team.world.ts'

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

describe('the list of teams', () => {
  test('loading', async () => {
    await see(<TeamList view={lists.loading} />)
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  })
  test('failed, with a retry', async () => {
    await see(<TeamList view={lists.failed} />)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
  test('empty', async () =>
    expect(await see(<TeamList view={lists.empty} />)).toContain('You aren’t on a team yet'))
  test("listed: each links to its team, and shows the user's role, the lock and the size", async () => {
    await see(<TeamList view={lists.listed} />)
    const [crowded, joined] = screen.getAllByRole('link')
    expect(crowded?.getAttribute('href')).toBe('/teams?team=1')
    expect(crowded?.textContent).toMatch(/Captain.*\+3.*9 members/)
    expect(joined?.textContent).toMatch(/Member.*Locked.*2 members/)
  })
})

describe('the members', () => {
  const list = (team: (typeof teams)[keyof typeof teams]) =>
    see(
      <MemberList
        team={team}
        view={{ kind: 'idle', task: null, value: null, problem: null }}
        heldBy={team.isLocked ? 'why' : null}
        onAct={nothing}
      />,
    )
  test.each(['led', 'crowded'] as const)('%s: a captain has actions for all others', async (name) => {
    await list(teams[name])
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(teams[name].members.length - 1)
    expect(screen.queryByRole('button', { name: 'Remove ada' })).toBeNull()
  })
  test.each(['ledAlone', 'joined', 'joinedFree'] as const)('%s: no actions', async (name) => {
    await list(teams[name])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
  test('ledLocked: all buttons are disabled', async () => {
    await list(teams.ledLocked)
    for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true)
  })
})

describe('the forms', () => {
  const texts = { name: 'Red', bio: '' }
  test.each(['open', 'refused', 'busy', 'created'] as const)('creation, %s', async (name) => {
    await see(<CreationForm view={creations[name]} texts={texts} onType={nothing} onSubmit={nothing} />)
    const isBusy = name === 'busy' || name === 'created'
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe(isBusy ? 'true' : null)
    expect(screen.queryByRole('alert')?.textContent).toBe(
      name === 'refused' ? 'You are a captain already' : undefined,
    )
  })
  test.each(['open', 'refused', 'saving'] as const)('edit, %s', async (name) => {
    await see(
      <EditForm
        view={edits[name]}
        saved={texts}
        typed={{ name: 'Blue', bio: '' }}
        onType={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />,
    )
    const isSaving = name === 'saving'
    const [save, discard] = screen.getAllByRole('button')
    expect([save?.textContent, discard?.textContent]).toEqual([isSaving ? 'Saving…' : 'Save', 'Discard'])
    for (const button of [save, discard])
      expect(button?.getAttribute('aria-disabled')).toBe(isSaving ? 'true' : null)
    expect(screen.getByRole('status').textContent).toBe('1 unsaved change')
    expect(screen.queryByRole('alert')?.textContent).toBe(
      name === 'refused' ? 'Only the captain can do this' : undefined,
    )
  })
  test('edit, without a change: nothing to save or to discard', async () => {
    await see(
      <EditForm
        view={edits.open}
        saved={texts}
        typed={texts}
        onType={nothing}
        onSubmit={nothing}
        onDiscard={nothing}
      />,
    )
    for (const button of screen.getAllByRole('button'))
      expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('')
  })
  test.each(['open', 'refused', 'cutOff', 'busy', 'joined'] as const)('joining, %s', async (name) => {
    await see(<JoinForm view={joinings[name]} text="" onType={nothing} onJoin={nothing} />)
    const isBusy = name === 'busy' || name === 'joined'
    expect(screen.getByRole('button').textContent).toBe(isBusy ? 'Joining team…' : 'Join team')
    expect(screen.getByLabelText('Invite code or link').getAttribute('aria-invalid')).toBe(
      name === 'refused' ? 'true' : null,
    )
    expect(screen.queryByRole('alert') === null).toBe(name !== 'cutOff')
  })
})

describe('the invite', () => {
  const panel = (view: (typeof invites)[keyof typeof invites]) =>
    see(<InvitePanel view={view} onCopied={nothing} onRenew={nothing} onRetry={nothing} />)
  test('loading', async () => {
    await panel(invites.loading)
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  })
  test.each(['shown', 'renewing'] as const)('%s: the code is hidden until requested', async (name) => {
    expect(await panel(invites[name])).not.toContain('0123456789abcdef')
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
  })
  test('failed', async () => {
    await panel(invites.failed)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

test("the user's role decides the actions, and the captain is the first", () => {
  const bob = aMember({ id: 'bob', userName: 'bob', captain: false })
  const team = aTeam({ bio: null, members: [bob, aMember({ id: 'ada' })] })
  expect(toTeamView(team, 'ada')).toMatchObject({
    part: 'captain',
    bio: '',
    members: [
      { id: 'ada', isSelf: true },
      { id: 'bob', isSelf: false },
    ],
  })
  expect(toTeamView(team, 'bob').part).toBe('member')
  expect(toTeamView({ ...team, members: null }, null)).toMatchObject({ part: 'member', members: [] })
})
