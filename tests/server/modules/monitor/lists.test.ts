import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { statement } from '#server/store/sql.ts'
import { expectRefusal } from '../team/team.world.ts'
import { monitorWorld, type MonitorWorld, type Team } from './monitor.world.ts'

let world: MonitorWorld
let gameId: number
let challengeId: number
let [gulls, terns]: [Team, Team] = [
  { teamId: 0, participationId: 0, captain: '' },
  { teamId: 0, participationId: 0, captain: '' },
]
beforeAll(async () => {
  world = await monitorWorld()
  ;({ gameId, challengeId } = await world.gameWith('Lighthouse'))
  gulls = await world.teamIn(gameId, 'Gulls', 'ada', 'bob')
  terns = await world.teamIn(gameId, 'Terns', 'cyd')
  const elsewhere = await world.gameWith('Lighthouse')
  const others = await world.teamIn(elsewhere.gameId, 'Others', 'dan')
  await world.send(elsewhere.gameId, elsewhere.challengeId, others, {
    answer: 'x',
    status: 'Accepted',
    seconds: 9,
  })
  await world.note(elsewhere.gameId, others, { type: 'FlagSubmit', content: 'x', seconds: 9 })

  await world.send(gameId, challengeId, gulls, { answer: 'flag{a}', status: 'WrongAnswer', seconds: 1 })
  const copied = await world.send(gameId, challengeId, terns, {
    answer: 'flag{gulls}',
    status: 'CheatDetected',
    seconds: 3,
  })
  await world.send(gameId, challengeId, gulls, { answer: 'flag{gulls}', status: 'Accepted', seconds: 2 })
  // Of two submissions with the same time, the one stored later is newer.
  await world.send(gameId, challengeId, terns, { answer: 'late', status: 'NotFound', seconds: 3 })
  await world.expose(gameId, copied, gulls)
  await world.note(gameId, gulls, { type: 'ContainerStart', content: 'start', seconds: 1 })
  await world.note(gameId, terns, { type: 'CheatDetected', content: 'cheat', seconds: 4 })
  await world.note(gameId, gulls, { type: 'FlagSubmit', content: 'flag', seconds: 2 })
  await world.note(gameId, gulls, { type: 'ContainerDestroy', content: 'stop', seconds: 3 })
})
afterAll(() => world.close())

const iso = (seconds: number) => toIso(world.server.clock.now() + seconds * 1000)
const answers = async (query = '') =>
  (await world.look(`${gameId}/submissions${query}`)).json<Submission[]>().map(({ answer }) => answer)
const contents = async (query = '') =>
  (await world.look(`${gameId}/events${query}`)).json<GameEvent[]>().map(({ content }) => content)
const CALLS = ['events', 'submissions', 'cheatinfo', 'submissionsheet', 'scoreboardsheet'] as const

describe.each(CALLS)('%s', (call) => {
  test('of an unknown game: 404', async () => {
    expectRefusal(await world.look(`2147483647/${call}`), 404, 'gameMissing', 'en')
  })
  test('is 400 before the start, and available from its first moment and after the end', async () => {
    const now = world.server.clock.now()
    const coming = await world.game({ startAt: now + 1 })
    expectRefusal(await world.look(`${coming}/${call}`), 400, 'notStarted', 'en')
    const begins = await world.game({ startAt: now })
    const over = await world.game({ startAt: now - 2, endAt: now - 1, practiceMode: false })
    for (const id of [begins, over]) {
      const answer = await world.look(`${id}/${call}`)
      // A board without teams has no sheet.
      if (call === 'scoreboardsheet') expectRefusal(answer, 400, 'sheetFailed', 'en')
      else expect(answer.statusCode).toBe(200)
    }
  })
  test('is not for players', async () => {
    expect((await world.say('ada', 'GET', `/api/game/${gameId}/${call}`)).statusCode).toBe(403)
    expect((await world.say(null, 'GET', `/api/game/${gameId}/${call}`)).statusCode).toBe(401)
  })
})

describe('submissions', () => {
  test('the newest first, with their true verdicts and with names', async () => {
    const [late, copied, ...more] = (await world.look(`${gameId}/submissions`)).json<Submission[]>()
    expect(late).toMatchObject({
      answer: 'late',
      status: 'NotFound',
      time: iso(3),
      user: 'cyd',
      team: 'Terns',
      challenge: 'Lighthouse',
    })
    expect(copied).toMatchObject({
      answer: 'flag{gulls}',
      status: 'CheatDetected',
      time: iso(3),
      user: 'cyd',
      team: 'Terns',
      challenge: 'Lighthouse',
    })
    expect(more.map(({ answer }) => answer)).toEqual(['flag{gulls}', 'flag{a}'])
  })
  test('by verdict, then paged', async () => {
    expect(await answers('?type=WrongAnswer')).toEqual(['flag{a}'])
    expect(await answers('?type=FlagSubmitted')).toEqual([])
    expect(await answers('?count=1&skip=1')).toEqual(['flag{gulls}'])
    expect(await answers('?skip=4')).toEqual([])
    expect((await world.look(`${gameId}/submissions?type=Guessed`)).statusCode).toBe(400)
    expect((await world.look(`${gameId}/submissions?skip=-1`)).statusCode).toBe(400)
  })
  test('a count of zero or less requests all of them', async () => {
    expect([(await answers('?count=0')).length, (await answers('?count=-7')).length]).toEqual([4, 4])
  })
})

describe('events', () => {
  test('the newest first, with names', async () => {
    const events = (await world.look(`${gameId}/events`)).json<GameEvent[]>()
    expect(events[0]).toMatchObject({
      type: 'CheatDetected',
      content: 'cheat',
      time: iso(4),
      user: 'cyd',
      team: 'Terns',
    })
    expect(events.map(({ content }) => content)).toEqual(['cheat', 'stop', 'flag', 'start'])
  })
  test('without those of containers are filtered before they are paged', async () => {
    expect(await contents('?hideContainer=true')).toEqual(['cheat', 'flag'])
    expect(await contents('?hideContainer=true&skip=1&count=1')).toEqual(['flag'])
    expect(await contents('?skip=1&count=2')).toEqual(['stop', 'flag'])
    expect(await contents('?count=0')).toEqual([])
  })
})

describe('cheats', () => {
  test('have both teams and the submission', async () => {
    const side = ({ teamId, participationId }: Team, name: string) => ({
      id: participationId,
      team: { id: teamId, name, avatar: null },
      status: 'Accepted',
      organization: null,
    })
    expect((await world.look(`${gameId}/cheatinfo`)).json<CheatInfoModel[]>()).toEqual([
      {
        ownedTeam: side(gulls, 'Gulls'),
        submitTeam: side(terns, 'Terns'),
        submission: {
          answer: 'flag{gulls}',
          status: 'CheatDetected',
          time: iso(3),
          user: 'cyd',
          team: 'Terns',
          challenge: 'Lighthouse',
        },
      },
    ])
  })
  test('many repetitions by one pair do not push out another', async () => {
    const place = await world.gameWith('Pier')
    const [first, second, third] = [
      await world.teamIn(place.gameId, 'First', 'gus'),
      await world.teamIn(place.gameId, 'Second', 'hal'),
      await world.teamIn(place.gameId, 'Third', 'ivy'),
    ]
    const once = await world.send(place.gameId, place.challengeId, first, {
      answer: 'once',
      status: 'CheatDetected',
      seconds: -9999,
    })
    await world.expose(place.gameId, once, third)
    await world.sendMany(place.gameId, place.challengeId, second, 600)
    await world.server.store.sql.run(
      statement(
        'test.catchMany',
        `insert into cheats (submission_id, game_id, owner_id) select id, game_id, $2 from submissions where participation_id = $1`,
      ),
      [second.participationId, third.participationId],
    )
    const cheats = (await world.look(`${place.gameId}/cheatinfo`)).json<CheatInfoModel[]>()
    expect(cheats).toHaveLength(501)
    expect(cheats[0]?.submission.answer).toBe('flag{attempt number 1}')
    expect(cheats.at(-1)?.submission.answer).toBe('once')
  })
})

test('the names of deleted users and teams are empty', async () => {
  const place = await world.gameWith('Buoy')
  const team = await world.teamIn(place.gameId, 'Loons', 'fay', 'eli')
  await world.send(place.gameId, place.challengeId, team, { answer: 'a', status: 'WrongAnswer', seconds: 0 })
  await world.note(place.gameId, team, { type: 'FlagSubmit', content: 'a', seconds: 0 })
  await world.server.store.teams.setCaptain(team.teamId, world.idOf('eli'))
  await world.server.store.sql.run(statement('test.leave', 'delete from users where id = $1'), [
    world.idOf('fay'),
  ])
  const [sent] = (await world.look(`${place.gameId}/submissions`)).json<Submission[]>()
  const [event] = (await world.look(`${place.gameId}/events`)).json<GameEvent[]>()
  expect([sent?.user, sent?.team, event?.user, event?.team]).toEqual(['', 'Loons', '', 'Loons'])
})
