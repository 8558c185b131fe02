import { expect, test, vi } from 'vitest'
import { getGameToEdit, updateGame } from '#contract/calls/edit.ts'
import { openRecentReplies } from '#src/api/recent-replies.ts'
import { openRequest } from '#src/api/request.ts'
import { aGameToEdit } from '../../worlds/builders.ts'

const GAME = { params: { id: 1 } }

function setUp(status = 200) {
  let at = 0
  const asked = vi.fn<() => Promise<Response>>(
    async () => new Response(JSON.stringify(aGameToEdit({ id: 1 })), { status, headers: { ETag: '"7"' } }),
  )
  const ask = openRequest({
    transport: asked,
    language: () => 'en',
    has: () => true,
    told: async () => null,
    answered: () => {},
    device: () => at,
    wait: async () => {},
  })
  return { asked, ...openRecentReplies(ask, () => at), pass: (ms: number) => (at += ms) }
}

test('an editor uses the response that its screen has requested, even before it arrives', async () => {
  const { asked, request, load } = setUp()
  const [screen, editor] = await Promise.all([request(getGameToEdit, GAME), load(getGameToEdit, GAME)])
  expect(editor).toEqual(screen)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a response is used by one editor', async () => {
  const { asked, request, load } = setUp()
  await request(getGameToEdit, GAME)
  await load(getGameToEdit, GAME)
  await load(getGameToEdit, GAME)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('two seconds later the editor requests it itself', async () => {
  const { asked, request, load, pass } = setUp()
  await request(getGameToEdit, GAME)
  pass(2_000)
  await load(getGameToEdit, GAME)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a response from before a write is not used', async () => {
  const { asked, request, load } = setUp()
  await request(getGameToEdit, GAME)
  await request(updateGame, { ...GAME, body: { title: 'Cup', start: '', end: '' }, version: null })
  await load(getGameToEdit, GAME)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('a failed request is repeated', async () => {
  const { asked, request, load } = setUp(404)
  await request(getGameToEdit, GAME)
  await load(getGameToEdit, GAME)
  expect(asked).toHaveBeenCalledTimes(2)
})
