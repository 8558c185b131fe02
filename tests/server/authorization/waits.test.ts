import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { guardStream } from '#server/http/guard-stream.ts'
import { refuse } from '#server/http/refusal.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, PASSWORD } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'
import { anAvatarServer, aPhoto, hashIn } from '../modules/account/avatar.world.ts'
import { submissionWorld } from '../modules/submission/submission.world.ts'

let close = async () => {}
afterEach(async () => {
  await close()
  close = async () => {}
})

const WAITING = statement(
  'test.waiting',
  "select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
)
interface Locking {
  store: Awaited<ReturnType<typeof aServer>>['store']
}
/** Holds the lock until it is released. Resolves as soon as it has the lock. */
async function hold(
  { store }: Locking,
  lock: (tables: Parameters<Parameters<Locking['store']['transaction']>[0]>[0]) => Promise<unknown>,
) {
  let letGo = () => {}
  const end = new Promise<void>((resolve) => (letGo = resolve))
  let done: Promise<void> = end
  await new Promise<void>((isHeld) => {
    done = store.transaction(async (tables) => {
      await lock(tables)
      isHeld()
      await end
    })
  })
  return async () => {
    letGo()
    await done
  }
}
async function someoneWaits({ store }: Locking): Promise<void> {
  await expect.poll(async () => (await store.sql.one<{ count: number }>(WAITING))?.count).toBeGreaterThan(0)
}

describe('a flag', () => {
  test('of a player who is banned while it waits for its turn is refused', async () => {
    const world = await submissionWorld(await aServer())
    close = world.close
    const gameId = await world.game()
    const [player] = await world.players(gameId, 1)
    if (!player) throw new Error('nobody plays')
    const place = { gameId, challengeId: await world.challenge(gameId) }
    for (let at = 0; at < 150; at++) await world.look(player, place, 1)
    // In the last second of the window a request waits instead of being refused.
    world.server.clock.advance(59_500)
    let isAnswered = false
    const sent = world.submit(player, place, 'flag{right}').finally(() => (isAnswered = true))
    await new Promise((next) => setTimeout(next, 300))
    expect(isAnswered).toBe(false)
    await world.server.store.users.setRole(player.id, 'Banned')
    world.server.clock.advance(500)
    expect((await sent).statusCode).toBe(403)
    expect(await world.submissions(gameId)).toEqual([])
  })

  test('of a player who is banned while it waits for the judge is refused, and the others of its batch are judged', async () => {
    const world = await submissionWorld()
    close = world.close
    const gameId = await world.game()
    const [player, other] = await world.players(gameId, 2)
    if (!player || !other) throw new Error('nobody plays')
    const place = { gameId, challengeId: await world.challenge(gameId) }
    const letGo = await hold(world.server, ({ submissions }) => submissions.lockGame(gameId))
    const sent = Promise.all([
      world.submit(player, place, 'flag{right}'),
      world.submit(other, place, 'flag{right}'),
    ])
    await someoneWaits(world.server)
    await world.server.store.users.setRole(player.id, 'Banned')
    await letGo()
    expect((await sent).map(({ statusCode }) => statusCode)).toEqual([403, 200])
    expect((await world.solves(place)).map(({ participationId }) => participationId)).toEqual([
      other.participationId,
    ])
  })
})

test('a picture of a user who is banned during its conversion changes nothing', async () => {
  const server = await anAvatarServer()
  close = server.close
  const photo = await aPhoto(64, 48).png().toBuffer()
  const hash = hashIn((await server.setAvatar(server.admin, photo)).json<string>())
  const transaction: Locking['store']['transaction'] = (work) =>
    server.store.exclusively(`file:${hash}`, work)
  const letGo = await hold({ ...server, store: { ...server.store, transaction } }, async () => {})
  const sent = server.setAvatar(server.player, photo)
  await someoneWaits(server)
  const player = await server.store.users.byLogin('ada')
  await server.store.users.setRole(player?.id ?? '', 'Banned')
  await letGo()
  expect((await sent).statusCode).toBe(403)
  expect([(await server.store.users.byLogin('ada'))?.avatarHash, await server.refs(hash)]).toEqual([null, 1])
})

test('a session has no rights if an admin withdraws the confirmation while it is opened', async () => {
  const server = await aServer({ config: { rateLimit: false } })
  close = server.close
  const { id } = await server.user('ann')
  const cookie = await server.signIn('ann')
  const profile = async () =>
    (await server.ask('GET', '/api/account/profile', { headers: { cookie } })).statusCode
  expect(await profile()).toBe(200)
  await server.store.sql.run(
    statement('test.unconfirm', 'update users set email_confirmed = false where id = $1'),
    [id],
  )
  expect(await profile()).toBe(401)
})

describe('hashing', () => {
  const names = Array.from({ length: 30 }, (_, at) => `person${at}`)
  test.each([
    ['is banned', 403],
    ['is signed out', 401],
  ] as const)('a list of users is not created if the admin %s in the meantime', async (what, status) => {
    const server = await aServer({ config: { rateLimit: false } })
    close = server.close
    const admin = await server.user('root', 'Admin')
    const cookie = await server.signIn('root')
    let isAnswered = false
    const payload = names.map((userName) => ({
      userName,
      password: PASSWORD,
      email: `${userName}@new.example`,
    }))
    const sent = server
      .ask('POST', '/api/admin/users', { headers: { cookie }, payload })
      .finally(() => (isAnswered = true))
    await new Promise((next) => setTimeout(next, 150))
    expect(isAnswered).toBe(false)
    await (what === 'is banned'
      ? server.store.users.setRole(admin.id, 'Banned')
      : server.store.sessions.deleteOfUser(admin.id))
    expect((await sent).statusCode).toBe(status)
    expect(await server.store.users.byLogin('person0')).toBeNull()
  })
})

test('a download ends ten seconds after its reader has lost the right to it', async () => {
  const clock = handClock()
  let isAllowed = true
  let confirmed = 0
  const request = {
    confirmRights: async () => {
      confirmed++
      if (!isAllowed) throw refuse(403, 'noAccess')
    },
  }
  const rows = Readable.from(
    Array.from({ length: 20 }, () => Buffer.alloc(100_000)),
    { highWaterMark: 1 },
  )
  const guarded = await guardStream({ clock })(request, null, rows)
  if (!(guarded instanceof Readable)) throw new Error('not a stream')
  let read = 0
  await expect(async () => {
    for await (const _ of guarded) {
      read++
      if (read === 2) clock.advance(10_000)
      if (read === 6) {
        isAllowed = false
        clock.advance(10_000)
      }
    }
  }).rejects.toMatchObject({ status: 403 })
  expect([read < 12, confirmed]).toEqual([true, 2])
})
