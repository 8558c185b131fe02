import { fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RoomPersonModel, RoomTeamModel } from '#contract/models/room-pages.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import '#src/features/room-pages/change-dialog.tsx'
import { TeamPage } from '#src/features/room-pages/team-page.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/server.ts'
import '#src/wiring/admin.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/room-pages.en.ts'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/team-acts.en.ts'
import '#src/text/areas/team-changes.en.ts'

const PAGE = '/api/game/3/overview/teams/12'
const personExample = examples.person
const EDIT = '/api/edit/games/3/teams/12'
let world: AppWorld
const form = { bio: 'here', isLocked: true, organizations: ['East', 'West'], mostPlayers: 0 }
const team: RoomTeamModel = { ...examples.team.team, organization: 'East', form }
beforeEach(() => {
  localStorage.setItem('language', 'en')
})
afterEach(() => world.close())

async function open(what: RegExp, shown = team) {
  const features = ['room-pages', 'team-changes']
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin', userName: 'kenji' })),
    [`GET ${PAGE}`]: ok(shown),
  })
  await show(
    world,
    <MemoryRouter>
      <TeamPage game={3} participation={12} isAdmin />
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Change …' }))
  const list = await screen.findByRole('dialog')
  fireEvent.click(within(list).getByRole('button', { name: what }))
  // The first dialog of a run takes longer, because its code loads.
  return within(await screen.findByRole('alertdialog', {}, { timeout: 5000 }))
}
const isOff = (button: HTMLElement) => button.hasAttribute('disabled')
const lastBody = () => world.server.asked.at(-1)?.body

test('an organisation is changed, and Undo sends the old one', async () => {
  const ask = await open(/^Organisation/)
  fireEvent.change(ask.getByRole('combobox'), { target: { value: 'West' } })
  world.server.says(`PUT ${EDIT}/organization`, ok({ ...team, organization: 'West' }))
  fireEvent.click(ask.getByRole('button', { name: 'Change organisation' }))
  await screen.findByText('Organisation changed.')
  expect(lastBody()).toEqual({ organization: 'West' })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await settle()
  expect(lastBody()).toEqual({ organization: 'East' })
})

test('a playing team loses a member only after the organiser insists', async () => {
  const ask = await open(/^Remove a player/)
  const button = ask.getByRole('button', { name: 'Remove player' })
  expect(isOff(button)).toBe(true)
  fireEvent.click(ask.getByRole('checkbox'))
  expect(isOff(button)).toBe(false)
  const member = team.people.find(({ userId }) => userId !== team.captainId)
  world.server.says(`DELETE ${EDIT}/members/${member?.userId}?isOverLock=true`, ok(team))
  fireEvent.click(button)
  await screen.findByText('Player removed.')
})

test('the captain of another team can’t be moved, and the way leads to that team', async () => {
  const ask = await open(/^Add a player/)
  const user: UserInfoModel = {
    id: 'u9',
    userName: 'zoe',
    realName: '',
    stdNumber: '',
    phone: null,
    bio: '',
    registerTimeUTC: team.joinedAt,
    lastVisitedUTC: team.joinedAt,
    ip: '0.0.0.0',
    email: 'zoe@mail.example',
    avatar: null,
    role: 'User',
    emailConfirmed: true,
  }
  const person: RoomPersonModel = {
    ...personExample.person,
    games: [{ gameId: 3, title: 'Cup', participationId: 14, team: 'Hello World', status: 'Accepted' }],
    teams: [{ teamId: 4, name: 'Hello World', avatar: null, isCaptain: true, participationId: 14 }],
  }
  world.server.says('POST /api/admin/users/search?hint=zo', ok({ data: [user], length: 1, total: 1 }))
  world.server.says('GET /api/game/3/overview/people/u9', ok(person))
  const field = ask.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'zo' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(await ask.findByRole('button', { name: /^zoe/ }))
  const link = await ask.findByRole('link', { name: 'Open Hello World' })
  expect(link.getAttribute('href')).toBe('/games/3/room/teams/14')
  expect(isOff(ask.getByRole('button', { name: 'Add player' }))).toBe(true)
})

test('a full team says so, and the way leads to the limit', async () => {
  const ask = await open(/^Add a player/, { ...team, form: { ...form, mostPlayers: 1 } })
  expect(ask.getByRole('link', { name: 'Change the limit in the settings' })).toBeTruthy()
})
