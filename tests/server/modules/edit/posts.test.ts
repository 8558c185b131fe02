import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostDetailModel, PostInfoModel } from '#contract/models/post.ts'
import { editWorld, expectRefusal, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

const create = async (body: object) => (await world.said('POST', '/posts', body)).json<string>()
const read = async (id: string) => (await world.server.ask('GET', `/api/posts/${id}`)).json<PostDetailModel>()
const full = { title: 'News', summary: '**s**', content: '# c', tags: ['a', 'b'], isPinned: false }

describe('a new post', () => {
  test('has an id of eight characters, its author and the time', async () => {
    const id = await create(full)
    expect(id).toMatch(/^[0-9a-f]{8}$/)
    expect(await read(id)).toEqual({
      ...full,
      id,
      authorName: 'root',
      authorAvatar: null,
      time: '2026-01-01T00:00:00+00:00',
    })
    expect(await create(full)).not.toBe(id)
  })
  test('needs a title only', async () => {
    expect(await read(await create({ title: 'x' }))).toMatchObject({
      summary: '',
      content: '',
      tags: [],
      isPinned: false,
    })
    for (const title of [undefined, null, '', ' \n', 'x'.repeat(51)])
      expect((await world.say('POST', '/posts', { ...full, title })).statusCode).toBe(400)
  })
})

describe('a changed post', () => {
  test('keeps null and missing fields, and clears empty ones', async () => {
    const id = await create(full)
    const kept = await world.said('PUT', `/posts/${id}`, { title: 'Other', summary: null, content: 'new' })
    expect(kept.json()).toMatchObject({
      id,
      title: 'Other',
      summary: '**s**',
      content: 'new',
      tags: ['a', 'b'],
      isPinned: false,
    })
    expect((await world.said('PUT', `/posts/${id}`, { title: 'Other', tags: null })).json()).toMatchObject({
      tags: ['a', 'b'],
      content: 'new',
    })
    await world.said('PUT', `/posts/${id}`, { title: 'Other', summary: '', content: '', tags: [] })
    expect(await read(id)).toMatchObject({ summary: '', content: '', tags: [] })
  })
  test('has its last editor as author, and moves to the front', async () => {
    const id = await create(full)
    await create({ title: 'Later' })
    world.server.clock.advance(60_000)
    const answer = await world.say('PUT', `/posts/${id}`, { ...full, content: 'more' }, world.second)
    expect(answer.json()).toMatchObject({ authorName: 'boss', time: '2026-01-01T00:01:00+00:00' })
    const [first] = (await world.server.ask('GET', '/api/posts')).json<PostInfoModel[]>()
    expect(first?.id).toBe(id)
  })
  test('a pin alone changes only the pin', async () => {
    const id = await create(full)
    const before = await read(id)
    world.server.clock.advance(60_000)
    expect(
      (await world.say('PUT', `/posts/${id}`, { title: 'News', isPinned: true }, world.second)).json(),
    ).toEqual({ ...before, isPinned: true })
    const [first] = (await world.server.ask('GET', '/api/posts/latest')).json<PostInfoModel[]>()
    expect(first?.id).toBe(id)
    // On this wire a request without `isPinned` removes the pin.
    expect((await world.say('PUT', `/posts/${id}`, { title: 'News' }, world.second)).json()).toEqual(before)
    expect(
      (await world.say('PUT', `/posts/${id}`, { title: 'Newer', isPinned: true }, world.second)).json(),
    ).toMatchObject({ authorName: 'boss' })
    await world.said('DELETE', `/posts/${id}`)
  })
})

test('an unknown post is missing, and so is a deleted one', async () => {
  const id = await create(full)
  expect((await world.said('DELETE', `/posts/${id}`)).body).toBe('')
  for (const unknown of [id, id.toUpperCase(), '0000000g', 'x']) {
    expectRefusal(await world.say('DELETE', `/posts/${unknown}`), 404, 'postMissing')
    expectRefusal(await world.say('PUT', `/posts/${unknown}`, { title: 'x' }), 404, 'postMissing')
  }
})

test('an id in use is not assigned again', async () => {
  const { store } = world.server
  const post = {
    id: 'aaaaaaaa',
    title: 't',
    summary: '',
    content: '',
    isPinned: false,
    tags: [],
    authorId: null,
    updatedAt: 0,
  }
  expect([await store.posts.create(post), await store.posts.create({ ...post, title: 'other' })]).toEqual([
    true,
    false,
  ])
  expect((await store.posts.byId('aaaaaaaa'))?.title).toBe('t')
})
