import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { postDetailModel, postInfoModel, type PostEditModel } from '#contract/models/post.ts'
import { systemClock } from '#server/base/clock.ts'
import { aServer } from '../a-server.ts'
import { aForm } from '../modules/asset/asset.world.ts'
import { submissionWorld, type SubmissionWorld } from '../modules/submission/submission.world.ts'
import { openPage, settled, shownAt, type OpenScreen } from './page.world.ts'

/**
 * A change must reach the open screen of a visitor without an account within this time after its response.
 */
const SOON_MS = 2_000

let world: SubmissionWorld
let screen: OpenScreen
let root: string
let postId: string
beforeAll(async () => {
  const clock = { ...systemClock, advance: () => {} }
  world = await submissionWorld(await aServer({ config: { rateLimit: false }, clock }))
  root = await world.enter((await world.server.user('root', 'Admin')).id)
  postId = await write({ title: 'Welcome', content: 'Hello', isPinned: false })
  screen = await openPage(world.server, '', 0, 'visitor')
  await settled(screen, { line: 'live', posts: [{}], latest: [{}], post: { id: postId } })
}, 60_000)
afterAll(async () => {
  await screen.close()
  vi.unstubAllGlobals()
  await world.close()
})

async function call(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const body = payload === undefined ? {} : { payload }
  const answer = await world.server.ask(method, url, { headers: { cookie: root }, ...body })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer
}
const write = async (post: Partial<PostEditModel>) =>
  (await call('POST', '/api/edit/posts', post)).json<string>()
const edit = (change: Partial<PostEditModel>) =>
  call('PUT', `/api/edit/posts/${postId}`, { title: 'Welcome', isPinned: false, ...change })
async function picture() {
  const create = { width: 300, height: 300, channels: 3, background: { r: 40, g: 2, b: 0 } } as const
  const content = await sharp({ create }).webp().toBuffer()
  const { payload, headers } = aForm([{ field: 'file', name: 'a.webp', content, type: 'image/webp' }])
  const answer = await world.server.ask('PUT', '/api/account/avatar', {
    payload,
    headers: { ...headers, cookie: root },
  })
  expect(answer.statusCode).toBe(200)
}

/** Changes a field on the server. A text: the reason why no screen has to follow it. */
type Probes = Record<string, (() => Promise<unknown>) | string>
const INFO: Probes = {
  id: 'It is what the post is known by.',
  title: () => edit({ title: 'Changed' }),
  summary: () => edit({ summary: 'changed' }),
  isPinned: () => edit({ isPinned: true }),
  tags: () => edit({ tags: ['news'] }),
  authorAvatar: picture,
  authorName: () => call('PUT', '/api/account/update', { userName: 'boss' }),
  time: () => edit({ summary: 'again' }),
}
const DETAIL: Probes = { ...INFO, content: () => edit({ content: 'Lunch is at noon.' }) }

async function follows(at: string, change: () => Promise<unknown>) {
  const before = JSON.stringify(shownAt(screen, at))
  await change()
  await vi.waitFor(() => expect(JSON.stringify(shownAt(screen, at))).not.toBe(before), {
    timeout: SOON_MS,
    interval: 20,
  })
}
const reset = () =>
  follows('post', () => edit({ title: `Welcome ${Date.now()}`, summary: '', tags: [], content: 'Hello' }))

test.each([
  { name: 'the list of posts', model: postInfoModel, probes: INFO },
  { name: 'an open post', model: postDetailModel, probes: DETAIL },
])('every field of $name has a probe, or a reason for none', ({ model, probes }) => {
  expect(Object.keys(probes).toSorted()).toEqual(Object.keys(model.properties).toSorted())
})

const probesOf = (probes: Probes) =>
  Object.entries(probes).flatMap(([field, change]) => (typeof change === 'string' ? [] : [{ field, change }]))

test.each(probesOf(DETAIL))(
  'a change of $field is on the open post and in both lists within two seconds',
  async ({ field, change }) => {
    const places =
      field in INFO ? [`posts.0.${field}`, `latest.0.${field}`, `post.${field}`] : [`post.${field}`]
    const before = places.map((at) => JSON.stringify(shownAt(screen, at)))
    await change()
    await vi.waitFor(
      () => {
        const after = places.map((at) => JSON.stringify(shownAt(screen, at)))
        expect(places.filter((_, index) => after[index] === before[index])).toEqual([])
      },
      { timeout: SOON_MS, interval: 20 },
    )
  },
)

test('a change of the author that no post shows makes the screen read nothing', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const before = screen.asked.length
  await call('PUT', '/api/account/update', { bio: 'Writes.' })
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(screen.asked.slice(before)).toEqual([])
})

describe('created and deleted posts', () => {
  test.each(['posts', 'latest'])('a new post is in the open list of $0', (list) =>
    follows(list, () => write({ title: 'More', content: '' })),
  )
  test('the deletion of the open post is shown on it, and the lists lose it', async () => {
    await reset()
    const listed = () => JSON.stringify([shownAt(screen, 'posts'), shownAt(screen, 'latest')])
    expect(listed()).toContain(postId)
    await call('DELETE', `/api/edit/posts/${postId}`)
    await vi.waitFor(
      () => {
        expect(screen.shown['isGone']).toBe(true)
        expect(listed()).not.toContain(postId)
      },
      { timeout: SOON_MS, interval: 20 },
    )
  })
})
