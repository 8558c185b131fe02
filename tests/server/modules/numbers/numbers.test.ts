import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFlagJudge } from '#server/modules/submission/flag-judge.ts'
import { hubSubscriber } from '#server/live/hub-subscriber.ts'
import { openPublisher } from '#server/live/publisher.ts'
import { streamSubscriber } from '#server/live/stream-subscriber.ts'
import { toBaseNotice } from '#server/modules/notice/base-notice.ts'
import { QUIET } from '../../a-server.ts'
import { numbersWorld, recorded } from './numbers.world.ts'

let world: Awaited<ReturnType<typeof numbersWorld>>
beforeAll(async () => {
  world = await numbersWorld()
})
afterAll(() => world.close())

test(
  'two hundred simultaneous submissions, notices, joins and decisions leave no gap in any stream',
  { timeout: 60_000 },
  async () => {
    const { store, clock, ask, user } = world.server
    const gameId = await world.game({ acceptWithoutReview: true })
    const players = await world.players(gameId, 20)
    const challenges = [
      await world.challenge(gameId),
      await world.challenge(gameId),
      await world.challenge(gameId),
    ]
    const joining = await Promise.all(
      Array.from({ length: 5 }, async (_, nth) => {
        const { id } = await user(`joiner${nth}`)
        const teamId = await store.teams.create({
          name: `J${nth}`,
          bio: null,
          avatarHash: null,
          locked: false,
          inviteToken: `${nth}`.padStart(32, '0'),
          captainId: id,
          createdAt: clock.now(),
        })
        return { teamId, cookie: await world.enter(id) }
      }),
    )
    const answers = players.flatMap((player, nth) =>
      Array.from({ length: 10 }, (_, time) => {
        const challengeId = challenges[(nth + time) % challenges.length] ?? 0
        return world.submit(player, { gameId, challengeId }, time % 3 === 0 ? 'flag{right}' : `no ${time}`)
      }),
    )
    const others = [
      ...Array.from({ length: 10 }, (_, nth) =>
        world.edit('POST', `${gameId}/notices`, { content: `notice ${nth}` }),
      ),
      ...joining.map(({ teamId, cookie }) =>
        ask('POST', `/api/game/${gameId}`, { headers: { cookie }, payload: { teamId } }),
      ),
      ...players
        .slice(0, 4)
        .flatMap(({ participationId }) => [
          world.admin('PUT', `participation/${participationId}/Suspended`),
          world.admin('PUT', `participation/${participationId}/Accepted`),
        ]),
      world.edit('PUT', `${gameId}/challenges/${challenges[0]}`, { hints: ['look'], isEnabled: true }),
    ]
    const statuses = new Set((await Promise.all([...answers, ...others])).map(({ statusCode }) => statusCode))
    expect([...statuses].filter((status) => ![200, 400].includes(status))).toEqual([])

    const submissions = await world.submissions(gameId)
    const [board, notices, monitor] = [
      await world.expectWhole({ stream: 'board', game: gameId }),
      await world.expectWhole({ stream: 'notices', game: gameId }),
      await world.expectWhole({ stream: 'monitor', game: gameId }),
    ]
    expect([board > 20, notices > 10, monitor]).toEqual([true, true, submissions.length * 2])
    const own = []
    for (const participation of await world.participations(gameId))
      own.push(await world.expectWhole({ stream: 'team', participation }))
    expect(own.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(submissions.length + 4 + 5)
    await expect.poll(async () => (await world.entries()).length).toBe(submissions.length)
    await world.expectWhole({ stream: 'logs' })
  },
)

test('sent items equal the stored ones, with the same numbers and in the order of the wire', async () => {
  const { store, clock } = world.server
  const gameId = await world.game()
  const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
  const challengeId = await world.challenge(gameId, { type: 'DynamicContainer', flags: [] })
  const ungiven = await world.challenge(gameId)
  await world.deal({ challengeId }, ann, 'flag{ann}')
  await world.deal({ challengeId }, bob, 'flag{bob}')
  const carl = await world.player(gameId)
  const streams = recorded()
  const published: string[] = []
  const { judge } = openFlagJudge({
    store,
    clock,
    config: QUIET,
    publish: openPublisher(
      [
        hubSubscriber(
          {
            publish: ({ target }) => void published.push(target),
            tellUser: () => {},
            disconnectUser: () => {},
            reconnectUser: () => {},
            closeGame: () => {},
          },
          toBaseNotice,
        ),
        streamSubscriber(streams),
      ],
      { error: () => {} },
    ),
    platformLog: { write: () => {} },
    logger: { warn: () => {} },
  })
  const tries = [
    { by: ann, text: 'flag{ann}', challengeId },
    { by: bob, text: 'flag{ann}', challengeId },
    { by: ann, text: 'no', challengeId },
    { by: carl, text: 'flag{right}', challengeId: ungiven },
    { by: bob, text: 'flag{bob}', challengeId },
  ]
  await Promise.all(
    tries.map(({ by, ...asked }, nth) =>
      judge({
        gameId,
        ...asked,
        actor: { id: by.id, name: by.name },
        ip: '',
        at: clock.now(),
        key: `t${nth}`,
      }),
    ),
  )
  const keys = [
    { stream: 'board', game: gameId } as const,
    { stream: 'notices', game: gameId } as const,
    { stream: 'monitor', game: gameId } as const,
    ...[ann, bob, carl].map(
      ({ participationId }) => ({ stream: 'team', participation: participationId }) as const,
    ),
  ]
  for (const key of keys) {
    expect(await world.expectWhole(key)).toBeGreaterThan(0)
    expect(
      streams.told.get(
        'stream' in key && 'game' in key ? `${key.stream}:${key.game}` : `team:${key.participation}`,
      ),
    ).toEqual(await world.all(key))
  }
  const said = (await world.items({ stream: 'monitor', game: gameId })).map((item) =>
    item.kind === 'event' ? item.event.type : item.kind === 'submission' ? item.submission.status : item.kind,
  )
  // The expected statements, one line for each submission.
  expect(said.join(' ')).toBe(
    [
      'FlagSubmit Accepted',
      'FlagSubmit CheatDetected CheatDetected cheat',
      'FlagSubmit WrongAnswer',
      'NotFound',
      'FlagSubmit Accepted',
    ].join(' '),
  )
  expect(
    (await world.items({ stream: 'monitor', game: gameId })).find(({ kind }) => kind === 'cheat'),
  ).toMatchObject({
    cheat: {
      submitTeam: { team: { name: bob.team } },
      ownedTeam: { team: { name: ann.team } },
      submission: { answer: 'flag{ann}' },
    },
  })
  // The player must learn neither the flag nor that it belongs to another team.
  const toBob = await world.items({ stream: 'team', participation: bob.participationId })
  expect(toBob).toMatchObject([{ status: 'WrongAnswer', user: bob.name }, { status: 'Accepted' }])
  expect(JSON.stringify(toBob)).not.toContain('flag{')
  expect(published.filter((target) => target === 'ReceivedGameNotice')).toHaveLength(2)
})

test('a rolled-back transaction leaves no number', async () => {
  const { store, clock } = world.server
  const gameId = await world.game()
  const player = await world.player(gameId)
  const challengeId = await world.challenge(gameId)
  await world.answer(player, { gameId, challengeId }, 'no')
  const keys = [
    { stream: 'board', game: gameId } as const,
    { stream: 'notices', game: gameId } as const,
    { stream: 'monitor', game: gameId } as const,
    { stream: 'team', participation: player.participationId } as const,
  ]
  const before = await world.lastOf(keys)
  const answer = {
    challengeId,
    userId: player.id,
    participationId: player.participationId,
    teamId: player.teamId,
    answer: 'x',
    status: 'WrongAnswer',
  } as const
  await expect(
    store.transaction(async (tables) => {
      await tables.games.lock(gameId)
      await tables.submissions.store(gameId, [
        { ...answer, key: 'k', at: clock.now(), solvedAt: null, said: 's', cheat: null },
      ])
      await tables.notices.create({ gameId, type: 'Normal', content: 'n', at: clock.now() })
      await tables.boardFacts.append(gameId, [{ kind: 'change' }])
      await tables.teamItems.append(player.participationId, {
        kind: 'participation',
        status: 'Accepted',
      })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await world.lastOf(keys)).toEqual(before)
  await world.answer(player, { gameId, challengeId }, 'flag{right}')
  for (const key of keys) await world.expectWhole(key)
})

describe('a stream', () => {
  test('without items, or without a possible reader, has no last number', async () => {
    const gameId = await world.game()
    const none = 2_147_483_647
    const lasts = await world.lastOf([
      { stream: 'board', game: gameId },
      { stream: 'monitor', game: none },
      { stream: 'team', participation: none },
      { stream: 'logs' },
    ])
    expect([
      lasts.get(`board:${gameId}`),
      lasts.has(`monitor:${none}`),
      lasts.has(`team:${none}`),
      lasts.has('logs'),
    ]).toEqual([0, false, false, true])
  })

  test('continues after deleted items, and returns the rest in pages', async () => {
    const gameId = await world.game()
    const player = await world.player(gameId)
    const [gone, kept] = [await world.challenge(gameId), await world.challenge(gameId)]
    for (const challengeId of [gone, gone, kept, gone, kept])
      await world.answer(player, { gameId, challengeId }, 'no')
    await world.server.store.challenges.delete(gone)
    const key = { stream: 'monitor', game: gameId } as const
    const kinds = (items: Awaited<ReturnType<typeof world.all>>) =>
      items.map(({ seq, item }) => [seq, 'kind' in item && item.kind])
    // Events stay, because they contain the names as text.
    expect(kinds(await world.all(key)).filter(([, kind]) => kind === 'submission')).toEqual([
      [6, 'submission'],
      [10, 'submission'],
    ])
    expect(kinds(await world.since(key, 5, 2))).toEqual([
      [6, 'submission'],
      [7, 'event'],
    ])
    expect(
      (await world.all({ stream: 'team', participation: player.participationId })).map(({ seq }) => seq),
    ).toEqual([3, 5])
    expect(await world.last({ stream: 'team', participation: player.participationId })).toBe(5)
  })

  test('of notices has their changes, and nothing of deleted ones', async () => {
    const gameId = await world.game()
    const make = async (content: string) =>
      (await world.edit('POST', `${gameId}/notices`, { content })).json<{ id: number }>().id
    const [one, two] = [await make('first'), await make('second')]
    await world.edit('PUT', `${gameId}/notices/${one}`, { content: 'first, put right' })
    await world.edit('DELETE', `${gameId}/notices/${two}`)
    expect(await world.items({ stream: 'notices', game: gameId })).toMatchObject([
      { kind: 'added', notice: { id: one, content: 'first, put right' } },
      { kind: 'removed', id: two },
      { kind: 'changed', notice: { id: one, content: 'first, put right' } },
      { kind: 'removed', id: two },
    ])
  })

  test('of a team has decisions, and new hints of opened challenges', async () => {
    const gameId = await world.game()
    const [ann, bob] = [await world.player(gameId), await world.player(gameId)]
    const challengeId = await world.challenge(gameId)
    await world.deal({ challengeId }, ann, 'flag{ann}')
    const hint = (hints: string[]) => world.edit('PUT', `${gameId}/challenges/${challengeId}`, { hints })
    await hint(['look'])
    await hint(['look'])
    await world.admin('PUT', `participation/${ann.participationId}/Suspended`)
    await world.admin('PUT', `participation/${ann.participationId}/Suspended`)
    expect(await world.items({ stream: 'team', participation: ann.participationId })).toEqual([
      { kind: 'hints', challengeId },
      { kind: 'participation', status: 'Suspended' },
    ])
    expect(await world.items({ stream: 'team', participation: bob.participationId })).toEqual([])
  })
})
