import { afterAll, beforeAll, expect, test } from 'vitest'
import { editWorld, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

const all = <Value>(count: number, work: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('many challenges that swap two files cause no deadlock, and the counts stay right', async () => {
  const games = await all(6, () => world.game())
  const [a, b] = [await world.upload('swap a'), await world.upload('swap b')]
  const tasks = await Promise.all(games.map(async ({ id }) => ({ id, cId: (await world.challenge(id)).id })))
  const set = ({ id, cId }: { id: number; cId: number }, fileHash: string) =>
    world.say('POST', `/games/${id}/challenges/${cId}/attachment`, { attachmentType: 'Local', fileHash })
  // Each file keeps one link. Without it, three moves to the same side in a row would delete the other file.
  for (const file of [a, b]) {
    const { id } = await world.game()
    expect((await set({ id, cId: (await world.challenge(id)).id }, file)).statusCode).toBe(200)
  }
  for (const [at, task] of tasks.entries())
    expect((await set(task, at % 2 === 0 ? a : b)).statusCode).toBe(200)
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(tasks.map((task, at) => set(task, (at + round) % 2 === 0 ? b : a)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  }
  expect([await world.refs(a), await world.refs(b)]).toEqual([4, 4])
})

test('simultaneous flags with the same files in another order all get their files', async () => {
  const hashes = await all(8, (n) => world.upload(`order ${n}`))
  const games = await all(4, () => world.game())
  const answers = await Promise.all(
    games.map(async ({ id }, at) => {
      const { id: cId } = await world.challenge(id, 'DynamicAttachment')
      const own = at % 2 === 0 ? hashes : hashes.toReversed()
      return world.say(
        'POST',
        `/games/${id}/challenges/${cId}/flags`,
        own.map((fileHash) => ({ flag: 'f', attachmentType: 'Local', fileHash })),
      )
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await Promise.all(hashes.map(world.refs))).toEqual(hashes.map(() => 4))
})

test('a file that loses its last link while another challenge links to it exists or was refused, and is never a dead link', async () => {
  const [one, other] = [await world.game(), await world.game()]
  const [{ id: first }, { id: second }] = [await world.challenge(one.id), await world.challenge(other.id)]
  for (let round = 0; round < 12; round++) {
    const hash = await world.upload(`last link ${round}`)
    await world.said('POST', `/games/${one.id}/challenges/${first}/attachment`, {
      attachmentType: 'Local',
      fileHash: hash,
    })
    const [, taken] = await Promise.all([
      world.said('POST', `/games/${one.id}/challenges/${first}/attachment`, {}),
      world.say('POST', `/games/${other.id}/challenges/${second}/attachment`, {
        attachmentType: 'Local',
        fileHash: hash,
      }),
    ])
    expect([200, 400]).toContain(taken.statusCode)
    expect([await world.refs(hash), await world.hasBytes(hash)]).toEqual(
      taken.statusCode === 200 ? [1, true] : [null, false],
    )
    await world.said('POST', `/games/${other.id}/challenges/${second}/attachment`, {})
  }
})

test('a game that is deleted while its challenges change is deleted with all of them', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicContainer')
  const hash = await world.upload('deleted meanwhile')
  const place = `/games/${id}/challenges/${cId}`
  const answers = await Promise.all([
    ...[1, 2, 3, 4].map((n) =>
      world.say('PUT', place, { title: `T${n}`, isEnabled: true, hints: [`h${n}`] }),
    ),
    world.say('POST', `${place}/attachment`, { attachmentType: 'Local', fileHash: hash }),
    world.say('DELETE', `/games/${id}`),
    world.say('POST', `${place}/flags`, [{ flag: 'f' }]),
    world.say('POST', `/games/${id}/notices`, { content: 'n' }),
    world.say('POST', `/games/${id}/challenges`, { title: 'late' }),
  ])
  for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode)
  expect((await world.say('GET', place)).statusCode).toBe(404)
  // Either the deletion of the game removed the file, or the file has no link yet.
  expect([null, 1]).toContain(await world.refs(hash))
})

test('concurrent changes to different fields are all kept', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id, 'DynamicContainer')
  const changes = [
    { title: 'T' },
    { content: 'c' },
    { hints: ['h'] },
    { originalScore: 7 },
    { memoryLimit: 128 },
    { isEnabled: true },
    { tag: 'Web' },
  ]
  await Promise.all(changes.map((change) => world.said('PUT', `/games/${id}/challenges/${cId}`, change)))
  expect(await world.look(id, cId)).toMatchObject(Object.assign({}, ...changes))
})

test('the last flags, removed at the same time, disable the challenge exactly when none is left', async () => {
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id)
  await world.addFlags(id, cId, ...Array.from({ length: 6 }, (_, n) => `f${n}`))
  await world.said('PUT', `/games/${id}/challenges/${cId}`, { isEnabled: true })
  const { flags } = await world.look(id, cId)
  const answers = await Promise.all(
    [...flags, ...flags].map(({ id: fId }) =>
      world.said('DELETE', `/games/${id}/challenges/${cId}/flags/${fId}`),
    ),
  )
  expect(answers.map((answer) => answer.json<string>()).sort()).toEqual([
    ...flags.map(() => 'NotFound'),
    ...flags.map(() => 'Success'),
  ])
  expect(await world.look(id, cId)).toMatchObject({ isEnabled: false, flags: [] })
})
