import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { freezeWorld } from '../freeze/freeze.world.ts'

let world: Awaited<ReturnType<typeof freezeWorld>>
beforeAll(async () => {
  world = await freezeWorld()
})
afterAll(() => world.close())

async function aTeam() {
  const { gameId, bob } = await world.aGame()
  const url = `/api/game/${gameId}/overview/teams/${bob.participationId}`
  const act = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    cookie = world.monitorCookie,
  ) =>
    world.server.ask(method, `${url}${path}`, {
      headers: { cookie, 'accept-language': 'en' },
      ...(payload ? { payload } : {}),
    })
  return { gameId, bob, act }
}

test('a note of a monitor is there for all who run the game, the newest first', async () => {
  const { act } = await aTeam()
  expect((await act('POST', '/notes', { text: 'first' })).statusCode).toBe(200)
  await act('POST', '/notes', { text: 'second' }, world.organiserCookie)
  const { notes } = (await act('GET', '')).json<RoomTeamModel>()
  expect(notes.map(({ text }) => text)).toEqual(['second', 'first'])
  expect(notes[0]?.author).not.toBe(notes[1]?.author)
})

test('only the author or an administrator deletes a note', async () => {
  const { act } = await aTeam()
  await act('POST', '/notes', { text: 'of the organiser' }, world.organiserCookie)
  const mine = (await act('POST', '/notes', { text: 'of the monitor' })).json<RoomTeamModel>()
  const [own, other] = mine.notes
  expect((await act('DELETE', `/notes/${other?.id}`)).statusCode).toBe(403)
  const left = (await act('DELETE', `/notes/${own?.id}`)).json<RoomTeamModel>()
  expect(left.notes.map(({ text }) => text)).toEqual(['of the organiser'])
  expect((await act('DELETE', `/notes/${own?.id}`)).statusCode).toBe(404)
  const none = await act('DELETE', `/notes/${other?.id}`, undefined, world.organiserCookie)
  expect(none.json<RoomTeamModel>().notes).toEqual([])
})

test('a name that somebody else had before gives no right to delete their notes', async () => {
  const { act, bob } = await aTeam()
  const mine = (await act('POST', '/notes', { text: 'mine' })).json<RoomTeamModel>()
  const namesake = {
    at: world.server.clock.now(),
    author: mine.notes[0]?.author ?? '',
    authorId: null,
    text: 'x',
  }
  await world.server.store.teamNotes.add(bob.participationId, namesake)
  const [theirs] = (await act('GET', '')).json<RoomTeamModel>().notes
  expect((await act('DELETE', `/notes/${theirs?.id}`)).statusCode).toBe(403)
})

test('a mark names who looked last, until it is taken away', async () => {
  const { act } = await aTeam()
  expect((await act('GET', '')).json<RoomTeamModel>().looked).toBeNull()
  const first = (await act('PUT', '/looked', { isLooked: true })).json<RoomTeamModel>().looked
  world.server.clock.advance(60_000)
  const next = (await act('PUT', '/looked', { isLooked: true }, world.organiserCookie)).json<RoomTeamModel>()
    .looked
  expect(next?.by).not.toBe(first?.by)
  expect(Date.parse(next?.at ?? '') - Date.parse(first?.at ?? '')).toBe(60_000)
  expect((await act('PUT', '/looked', { isLooked: false })).json<RoomTeamModel>().looked).toBeNull()
})

test('an empty note, a note on a team of another game and a note too many are refused', async () => {
  const { act, bob } = await aTeam()
  const other = await aTeam()
  expect((await act('POST', '/notes', { text: ' ' })).statusCode).toBe(400)
  const strange = await world.server.ask(
    'POST',
    `/api/game/${other.gameId}/overview/teams/${bob.participationId}/notes`,
    { headers: { cookie: world.monitorCookie }, payload: { text: 'x' } },
  )
  expect(strange.statusCode).toBe(404)
  const note = { at: world.server.clock.now(), author: 'many', authorId: null, text: 'x' }
  while (await world.server.store.teamNotes.add(bob.participationId, note));
  expect((await act('POST', '/notes', { text: 'one more' })).statusCode).toBe(400)
  expect((await act('GET', '')).json<RoomTeamModel>().notes).toHaveLength(100)
})
