import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { openWithLine } from '../../../worlds/admin-line.world.tsx'
import {
  aChallengeInfo,
  aChallengeToEdit,
  aGameToEdit,
  aParticipation,
  aTeam,
} from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/participation.world.ts'
import type { WholeApp } from '../../../worlds/whole-app.world.tsx'
import '../../../worlds/challenge.world.ts'
import '#src/pages/room-settings.tsx'
import '#src/pages/room-notices.tsx'
import '#src/pages/room-teams.tsx'
import '#src/pages/room-writeups.tsx'
import '#src/text/areas/review.en.ts'
import '#src/wiring/refresh-edited.ts'

const TEAMS = 'GET /api/game/1/participations'
const CHALLENGES = 'GET /api/edit/games/1/challenges'
const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const CHANGE: ConnectionEvent = { type: 'hub.edited', edit: { game: 1, part: 'challenges' } }
let app: WholeApp
afterEach(() => app.close())

async function openAdmin(
  address: string,
  answers: Parameters<typeof openWithLine>[1],
  features = ['streams', 'game-edits'],
) {
  const opened = await openWithLine(
    address,
    { 'GET /api/edit/games/1': ok(aGameToEdit({ hidden: true })), ...answers },
    features,
  )
  app = opened.app
  return opened
}
const team = (id: number, name: string, status: 'Pending' | 'Accepted' = 'Pending') => {
  const { team: facts } = aParticipation()
  return aParticipation({ id, status, team: { ...facts, id, name } })
}

describe('the notices', () => {
  const NOTICES = 'GET /api/edit/games/1/notices'
  const notice = (id: number, content: string) => ({
    id,
    type: 'Normal',
    content,
    time: '2026-11-20T08:00:00+00:00',
  })
  test('show what another organiser publishes, and keep the input', async () => {
    const { line, says } = await openAdmin('/games/1/room/notices', { [NOTICES]: ok([notice(1, 'Lunch')]) })
    await line()
    await says({ type: 'hub.opened' })
    await app.sees('Lunch')
    const area = await screen.findByRole('textbox')
    await act(() => fireEvent.change(area, { target: { value: 'Half a sent' } }))
    app.server.says(NOTICES, ok([notice(2, 'Dinner is served'), notice(1, 'Lunch')]))
    await says({ type: 'hub.edited', edit: { game: 1, part: 'notices' } })
    await app.sees('Dinner is served')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a sent')
  })
})

describe('the facts of a game', () => {
  const GAME = 'GET /api/edit/games/1'
  test('that another organiser has saved are in the header, and the input stays in the form', async () => {
    const { line, says } = await openAdmin('/games/1/room/settings', {})
    await line()
    await says({ type: 'hub.opened' })
    await app.type(/^Title/, 'Typed here')
    app.server.says(GAME, ok(aGameToEdit({ hidden: false, title: 'Saved by another' })))
    await says({ type: 'hub.edited', edit: { game: 1, part: 'game' } })
    const title = await screen.findByTitle('Saved by another')
    expect(title.parentElement?.textContent).not.toContain('Hidden')
    expect(document.querySelector<HTMLInputElement>('input[name=title]')?.value).toBe('Typed here')
  })
})

describe('the writeups', () => {
  const WRITEUPS = 'GET /api/admin/writeups/1'
  const writeup = (id: number, name: string) => ({
    id,
    team: aTeam({ id, name, members: null }),
    url: `/assets/${id}/w.pdf`,
    uploadTimeUTC: '2026-11-20T08:00:00+00:00',
  })
  test('show a new upload while one is read', async () => {
    const { line, says } = await openAdmin('/games/1/room/writeups', {
      [WRITEUPS]: ok([writeup(1, 'Moles')]),
    })
    await line()
    await says({ type: 'hub.opened' })
    await app.sees('Moles')
    app.server.says(WRITEUPS, ok([writeup(1, 'Moles'), writeup(2, 'Owls')]))
    await says({ type: 'hub.edited', edit: { game: 1, part: 'writeups' } })
    await app.sees('Owls')
  })
})

describe('the review of teams', () => {
  test('shows new teams, and decisions of other organisers', async () => {
    const { line, says } = await openAdmin('/games/1/room/teams', { [TEAMS]: ok([team(1, 'Moles')]) })
    expect(await line()).toBe('/hub/monitor?game=1&streams=board,notices,monitor')
    await says({ type: 'hub.opened' })
    app.server.says(TEAMS, ok([team(1, 'Moles', 'Accepted'), team(2, 'Owls')]))
    await says({ type: 'hub.edited', edit: { game: 1, part: 'teams' } })
    await app.sees('Owls')
    expect(app.pressable('Approve Moles')).toEqual([])
    expect(app.pressable('Approve Owls')).toHaveLength(1)
  })
  test('in a crowd reads once more after the running read', async () => {
    const { line, says } = await openAdmin('/games/1/room/teams', { [TEAMS]: ok([team(1, 'Moles')]) })
    await line()
    await says({ type: 'hub.opened' })
    const before = app.server.countOf(TEAMS)
    app.server.says(TEAMS, 'held')
    const joined: ConnectionEvent = { type: 'hub.edited', edit: { game: 1, part: 'teams' } }
    for (let time = 0; time < 5; time += 1) await says(joined)
    expect(app.server.countOf(TEAMS)).toBe(before + 1)
    app.server.says(TEAMS, ok([team(1, 'Moles'), team(2, 'Owls'), team(3, 'Newts')]))
    await act(async () => app.server.release(TEAMS, ok([team(1, 'Moles'), team(2, 'Owls')])))
    await app.sees('Newts')
    expect(app.server.countOf(TEAMS)).toBe(before + 2)
  })
  test('shows what changed while the connection was down', async () => {
    const { line, says } = await openAdmin('/games/1/room/teams', { [TEAMS]: ok([team(1, 'Moles')]) })
    await line()
    app.server.says(TEAMS, ok([team(1, 'Moles'), team(2, 'Owls')]))
    await says({ type: 'hub.opened' })
    await app.sees('Owls')
  })
  describe('on a server that recaps', () => {
    const WEEK_MS = 7 * 24 * 3_600_000
    const RECAPS = ['streams', 'game-edits', 'line-recap']
    const recap = (spanMs: number, ageMs: number | null): ConnectionEvent => ({
      type: 'hub.recap',
      recap: {
        spanMs,
        told:
          ageMs === null ? [] : [{ heard: { type: 'hub.edited', edit: { game: 1, part: 'teams' } }, ageMs }],
      },
    })
    test.each([
      ['nothing, if nothing happened since its reading', recap(WEEK_MS, null), 0],
      ['nothing for a change before its reading', recap(WEEK_MS, WEEK_MS), 0],
      ['a change since its reading', recap(WEEK_MS, 0), 1],
      ['everything, if the server cannot know', recap(0, null), 1],
      ['everything, if its own process is older', { type: 'hub.heard', parts: [] } as const, 1],
    ])('reads %s', async (_, heard, more) => {
      const { line, says } = await openAdmin(
        '/games/1/room/teams',
        { [TEAMS]: ok([team(1, 'Moles')]) },
        RECAPS,
      )
      await line()
      await app.sees('Moles')
      const before = app.server.countOf(TEAMS)
      await says({ type: 'hub.opened' }, heard)
      expect(app.server.countOf(TEAMS)).toBe(before + more)
      await says({ type: 'hub.heard', parts: [] })
      expect(app.server.countOf(TEAMS)).toBe(before + more)
    })
  })
  test('opens no such connection on a server without it', async () => {
    const { lines } = await openAdmin('/games/1/room/teams', { [TEAMS]: ok([team(1, 'Moles')]) }, [])
    await app.sees('Moles')
    expect(lines).toEqual([])
  })
})

describe('the challenges', () => {
  test('of a list are those that another has left', async () => {
    const { line, says } = await openAdmin('/games/1/room/challenges', {
      [CHALLENGES]: ok([aChallengeInfo({ title: 'Ebb' })]),
    })
    await line()
    await says({ type: 'hub.opened' })
    await app.type(/^Search by title/, 'o')
    app.server.says(CHALLENGES, ok([aChallengeInfo({ title: 'Flood' })]))
    await says(CHANGE)
    await app.sees('Flood')
    app.seesNot('Ebb')
  })
  test('keep the input of an open editor', async () => {
    const flags = [{ id: 1, flag: 'flag{one}', attachment: null }]
    const { line, says } = await openAdmin('/games/1/room/challenges/7', {
      [CHALLENGE]: ok(aChallengeToEdit({ title: 'Ebb', flags })),
    })
    await line()
    await says({ type: 'hub.opened' })
    await app.type(/^Title/, 'Typed here')
    const before = app.server.countOf(CHALLENGE)
    app.server.says(CHALLENGE, ok(aChallengeToEdit({ title: 'Flood', flags })))
    await says(CHANGE)
    expect(app.server.countOf(CHALLENGE)).toBe(before + 1)
    await app.sees('Flood')
    expect(document.querySelector<HTMLInputElement>('input[name=title]')?.value).toBe('Typed here')
  })
})
