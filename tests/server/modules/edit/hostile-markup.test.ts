import { afterAll, beforeAll, expect, test } from 'vitest'
import { editWorld, type EditWorld } from './edit.world.ts'

let world: EditWorld
beforeAll(async () => {
  world = await editWorld()
}, 60_000)
afterAll(() => world.close())

test('markup is stored unchanged, and returned only as JSON', async () => {
  const markup =
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)> &lt;b&gt; {{7*7}} ${7*7} %00 \u202e'
  const name = '<script>alert(1)</script>'
  const { id } = await world.game()
  const { id: cId } = await world.challenge(id)
  const postId = (await world.said('POST', '/posts', { title: 'News' })).json<string>()
  const { id: noticeId } = (await world.said('POST', `/games/${id}/notices`, { content: 'n' })).json<{
    id: number
  }>()
  await world.said('PUT', `/posts/${postId}`, { title: name, summary: markup, content: markup, tags: [name] })
  await world.said('PUT', `/games/${id}`, { title: name, summary: markup, content: markup, wpNote: markup })
  await world.said('PUT', `/games/${id}/notices/${noticeId}`, { content: markup })
  await world.said('PUT', `/games/${id}/challenges/${cId}`, { title: name, content: markup, hints: [markup] })
  const [post, game, notices, challenge] = await Promise.all([
    world.server.ask('GET', `/api/posts/${postId}`),
    world.say('GET', `/games/${id}`),
    world.say('GET', `/games/${id}/notices`),
    world.say('GET', `/games/${id}/challenges/${cId}`),
  ])
  expect(post.json()).toMatchObject({ title: name, summary: markup, content: markup, tags: [name] })
  expect(game.json()).toMatchObject({ title: name, summary: markup, content: markup, wpNote: markup })
  expect(notices.json<{ content: string }[]>().map(({ content }) => content)).toContain(markup)
  expect(challenge.json()).toMatchObject({ title: name, content: markup, hints: [markup] })
  for (const { headers } of [post, game, notices, challenge]) {
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/) as string,
      'x-content-type-options': 'nosniff',
    })
  }
})
