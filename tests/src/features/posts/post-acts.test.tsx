import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aPost, aProfile } from '../../../worlds/builders.ts'
import { openPosts } from '../../../worlds/editor.world.ts'
import type { WholeApp } from '../../../worlds/whole-app.world.tsx'

const PUT = 'PUT /api/edit/posts/a1b2c3d4'
const DELETE = 'DELETE /api/edit/posts/a1b2c3d4'
const listed = (...posts: object[]) => ({ status: 200, body: posts })
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeAllToasts()
  app?.close()
})

test.each(['/posts', '/', '/posts/a1b2c3d4'])('monitors have no actions on posts at %s', async (address) => {
  const { sees, pressable } = (app = await openPosts(address, {
    'GET /api/account/profile': { status: 200, body: aProfile({ role: 'Monitor' }) },
  }))
  await sees('Welcome')
  expect([...pressable(/^(Edit|Pin|Delete) Welcome/), ...pressable('New post')]).toEqual([])
})

test('an administrator writes a post from the list', async () => {
  const { press, isAt } = (app = await openPosts('/posts'))
  await press('New post')
  await isAt('/posts/new/edit')
})

test('pinning changes only the pin, takes one press, and shows the result of the list', async () => {
  const { server, press, sees, pressable } = (app = await openPosts('/posts', { [PUT]: 'held' }))
  await press('Pin Welcome')
  await press('Pin Welcome')
  expect(server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { title: 'Welcome', isPinned: true },
  ])
  const pinned = aPost({ isPinned: true })
  server.says('GET /api/posts', listed(pinned))
  server.release(PUT, { status: 200, body: pinned })
  await settle()
  await sees('“Welcome” pinned')
  expect(pressable('Unpin Welcome')).toHaveLength(1)
})

test('a refused pin is announced', async () => {
  const { press, sees, pressable } = (app = await openPosts('/posts', {
    [PUT]: { status: 400, body: { title: 'Not now', status: 400 } },
  }))
  await press('Pin Welcome')
  await sees('Not now')
  expect(pressable('Pin Welcome')).toHaveLength(1)
})

test('deleting asks with the title, and the focus stays on the page', async () => {
  const { server, press, agree, sees, seesNot } = (app = await openPosts('/posts', {
    [DELETE]: { status: 200 },
  }))
  await press('Delete Welcome')
  await sees('Delete “Welcome”?')
  await press('Cancel')
  expect(server.countOf(DELETE)).toBe(0)
  server.says('GET /api/posts', listed())
  await press('Delete Welcome')
  await agree()
  await sees('“Welcome” deleted')
  await waitFor(() => seesNot('Welcome'))
  expect(document.activeElement?.id).toBe('content')
  expect(server.asked.find(({ method }) => method === 'DELETE')?.headers).not.toHaveProperty('If-Match')
})

test('a post that is deleted where it is read leads to the list', async () => {
  const { server, press, agree, isAt } = (app = await openPosts('/posts/a1b2c3d4', {
    [DELETE]: { status: 200 },
  }))
  server.says('GET /api/posts', listed())
  await press('Delete Welcome')
  await agree()
  await isAt('/posts')
})

test('a post links to its editor', async () => {
  const { press, isAt } = (app = await openPosts('/posts/a1b2c3d4'))
  await press('Edit Welcome')
  await isAt('/posts/a1b2c3d4/edit')
  expect(await screen.findByLabelText<HTMLInputElement>('Title')).toHaveProperty('value', 'Welcome')
})
