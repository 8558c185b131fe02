import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '#contract/features.ts'
import type { PostInfoModel } from '#contract/models/post.ts'
import { aServer, type TestServer } from '../../a-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

describe('the configuration', () => {
  test('is the default until an admin changes it, and names the extensions', async () => {
    const expected = {
      title: 'GZ',
      slogan: 'Hack for fun not for profit',
      beianInfo: null,
      features: [...FEATURES],
      allowRegister: true,
      uploadBytes: 30_000_000,
    }
    expect((await server.ask('GET', '/api/config')).json()).toEqual(expected)
  })
  test('changes immediately', async () => {
    await server.store.settings.save(
      new Map([
        ['GlobalConfig:Title', 'Harbour'],
        ['GlobalConfig:BeianInfo', 'ICP 1'],
      ]),
    )
    expect((await server.ask('GET', '/api/config')).json()).toMatchObject({
      title: 'Harbour',
      beianInfo: 'ICP 1',
    })
  })
  test('reports that registration is impossible', async () => {
    await server.store.settings.save(new Map([['AccountPolicy:AllowRegister', 'False']]))
    expect((await server.ask('GET', '/api/config')).json()).toMatchObject({ allowRegister: false })
    await server.store.settings.save(new Map([['AccountPolicy:AllowRegister', 'True']]))
  })
  test('has public values only', async () => {
    expect(Object.keys((await server.ask('GET', '/api/config')).json()).sort()).toEqual([
      'allowRegister',
      'beianInfo',
      'features',
      'slogan',
      'title',
      'uploadBytes',
    ])
  })
})

test('the site key is raw text', async () => {
  const answer = await server.ask('GET', '/api/sitekey')
  expect([answer.body, answer.headers['content-type']]).toEqual(['NOTOKEN', 'text/plain; charset=utf-8'])
})

describe('posts', () => {
  const id = (at: number) => at.toString(16).padStart(8, '0')
  beforeAll(async () => {
    const author = await server.user('ann', 'Admin', { avatarHash: 'c'.repeat(64) })
    for (let at = 1; at <= 23; at++) {
      const post = {
        title: `Post ${at}`,
        summary: 's',
        content: `# ${at}`,
        tags: at === 2 ? [] : ['a', 'b'],
        authorId: at === 3 ? null : author.id,
      }
      await server.store.posts.create({
        ...post,
        id: id(at),
        isPinned: at === 5,
        updatedAt: Date.UTC(2026, 0, 1, 0, at),
      })
    }
  })
  test('are listed pinned first, then the newest', async () => {
    const posts: { id: string; isPinned: boolean }[] = (await server.ask('GET', '/api/posts')).json()
    expect(posts.map((post) => post.id)).toEqual(
      [5, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2, 1].map(id),
    )
    expect(posts[0]).toEqual({
      id: id(5),
      title: 'Post 5',
      summary: 's',
      isPinned: true,
      tags: ['a', 'b'],
      authorAvatar: `/assets/${'c'.repeat(64)}/avatar`,
      authorName: 'ann',
      time: '2026-01-01T00:05:00+00:00',
    })
  })
  test('the latest are the first twenty of them', async () => {
    const list = async (url: string) => (await server.ask('GET', url)).json<PostInfoModel[]>()
    const [all, latest] = [await list('/api/posts'), await list('/api/posts/latest')]
    expect(latest).toEqual(all.slice(0, 20))
  })
  test('one has its text, too, and nulls for a deleted author', async () => {
    expect((await server.ask('GET', `/api/posts/${id(3)}`)).json()).toMatchObject({
      id: id(3),
      content: '# 3',
      authorName: null,
      authorAvatar: null,
    })
  })
  test.each(['ffffffff', 'short', 'a'.repeat(200), '%F0%9F%92%A5'])('%s is invalid', async (name) => {
    const answer = await server.ask('GET', `/api/posts/${name}`, { headers: { 'accept-language': 'ja' } })
    expect([answer.statusCode, answer.json()]).toEqual([404, { title: '記事が見つかりません', status: 404 }])
  })
})
