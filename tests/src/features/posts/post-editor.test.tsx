import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig, aPost, aProfile } from '../../../worlds/builders.ts'
import { openPosts, postOf } from '../../../worlds/editor.world.ts'
import type { WholeApp } from '../../../worlds/whole-app.world.tsx'

const EDIT = '/posts/a1b2c3d4/edit'
const SAVE = 'PUT /api/edit/posts/a1b2c3d4'
const CREATE = 'POST /api/edit/posts'
const ADA = aProfile().userId
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const title = () => waitFor(() => screen.getByLabelText<HTMLInputElement>('Title'))
const saveKey = async (key: Partial<KeyboardEventInit> = { ctrlKey: true }) => {
  const event = new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true, ...key })
  await act(async () => void (document.activeElement ?? document).dispatchEvent(event))
  await settle()
  return event
}
const draftOf = (id: string, account = ADA) =>
  (JSON.parse(localStorage.getItem('drafts') ?? '[]') as [string, string, { typed: object }][]).find(
    ([whose, what]) => whose === account && what === id,
  )?.[2] ?? null
const keepDraft = (version: string | null, typed: string, account = ADA) => {
  const { title: stored, summary, content, tags, isPinned } = aPost()
  const fields = { title: stored, summary, content, tags, isPinned }
  localStorage.setItem(
    'drafts',
    JSON.stringify([
      [account, 'post a1b2c3d4', { fields, typed: { ...fields, title: typed }, version, keptAt: 0 }],
    ]),
  )
}

describe('a new post', () => {
  test('is created once, moves to its own URL during typing, and keeps the input', async () => {
    const { server, type, isAt, sees } = (app = await openPosts('/posts/new/edit', {
      [CREATE]: 'held',
      'GET /api/posts/b1b2c3d4': postOf(1, {
        id: 'b1b2c3d4',
        title: 'News',
        summary: '',
        content: '',
        tags: [],
      }),
    }))
    await type('Title', 'News')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(draftOf('new post')).toMatchObject({ typed: { title: 'News' } })
    const field = await title()
    field.focus()
    await saveKey()
    await saveKey()
    await type('Title', 'News, and more')
    server.release(CREATE, { status: 200, body: '"b1b2c3d4"' })
    await settle()
    await isAt('/posts/b1b2c3d4/edit')
    expect(server.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { title: 'News', isPinned: false },
    ])
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('News, and more')
    await sees(/^Unsaved: Title/)
    expect(draftOf('new post')).toBeNull()
    expect(draftOf('post b1b2c3d4')).toMatchObject({ typed: { title: 'News, and more' } })
    server.says('PUT /api/edit/posts/b1b2c3d4', postOf(2, { id: 'b1b2c3d4', title: 'News, and more' }))
    await saveKey({ metaKey: true })
    expect(server.asked.findLast(({ method }) => method === 'PUT')?.headers).toMatchObject({
      'If-Match': '"1"',
    })
    expect(server.countOf(CREATE)).toBe(1)
  })
  test('that was left unsaved is restored', async () => {
    const { type, press, agree, goBack, sees } = (app = await openPosts('/posts/new/edit'))
    await type('Title', 'News')
    await press('About')
    await agree()
    await goBack()
    await sees('Draft restored')
    expect((await title()).value).toBe('News')
  })
  test('without a change makes no request', async () => {
    const { server } = (app = await openPosts('/posts/new/edit'))
    await title()
    expect((await saveKey()).defaultPrevented).toBe(true)
    expect(server.countOf(CREATE)).toBe(0)
  })
})

describe('a draft', () => {
  test('of the stored version continues where it was left, and can be discarded', async () => {
    keepDraft('"1"', 'Draft')
    const { press, agree, sees, seesNot } = (app = await openPosts(EDIT))
    await sees('Draft restored')
    expect((await title()).value).toBe('Draft')
    await press('Discard draft')
    await agree()
    expect((await title()).value).toBe('Welcome')
    seesNot('Draft restored')
    expect(draftOf('post a1b2c3d4')).toBeNull()
  })
  test.each([
    ['an older version', '"1"'],
    ['a server that counts none', null],
  ])('of %s is compared with the stored version', async (_, version) => {
    keepDraft(version, 'Draft')
    const { sees } = (app = await openPosts(EDIT, {
      'GET /api/posts/a1b2c3d4': postOf(2, { title: 'Newer' }),
    }))
    await sees('Someone else saved changes')
    await sees('Draft')
    await sees('Newer')
  })
  test('with the text of the last save is removed', async () => {
    keepDraft('"1"', 'Newer')
    const { seesNot } = (app = await openPosts(EDIT, {
      'GET /api/posts/a1b2c3d4': postOf(2, { title: 'Newer' }),
    }))
    expect((await title()).value).toBe('Newer')
    seesNot('Draft restored')
    await waitFor(() => expect(draftOf('post a1b2c3d4')).toBeNull())
  })
  test('of another account is not shown, and not touched', async () => {
    keepDraft('"1"', 'Secret', 'somebody else')
    const { type, seesNot } = (app = await openPosts(EDIT))
    expect((await title()).value).toBe('Welcome')
    seesNot('Draft restored')
    await type('Title', 'Mine')
    dispatchEvent(new Event('pagehide'))
    expect(draftOf('post a1b2c3d4')).toMatchObject({ typed: { title: 'Mine' } })
    expect(draftOf('post a1b2c3d4', 'somebody else')).toMatchObject({ typed: { title: 'Secret' } })
  })
  test('is written when the page is hidden, without waiting', async () => {
    const { type } = (app = await openPosts(EDIT))
    await title()
    await type('Title', 'Half a sen')
    expect(draftOf('post a1b2c3d4')).toBeNull()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(draftOf('post a1b2c3d4')).toMatchObject({ typed: { title: 'Half a sen' }, version: '"1"' })
  })
  test('that finds no room is reported, here and on leaving', async () => {
    const { type, press, sees } = (app = await openPosts(EDIT))
    await title()
    await type('Title', 'a'.repeat(2_000_001))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await settle()
    await sees(/no space left for a draft. Save before you leave/)
    await press('About')
    await sees(/no space left for a draft/)
  })
})

describe('leaving', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  test('asks before the tab closes only while something is unsaved', async () => {
    const { server, type } = (app = await openPosts(EDIT, { [SAVE]: postOf(2, { title: 'Farewell' }) }))
    await title()
    expect(closing()).toBe(false)
    await type('Title', 'Farewell')
    expect(closing()).toBe(true)
    await saveKey()
    await waitFor(() => expect(closing()).toBe(false))
    expect(server.countOf(SAVE)).toBe(1)
  })
})

test('on a server without versions the last save wins, and only the same field of another user is lost', async () => {
  const { server, type, sees } = (app = await openPosts(EDIT, {
    'GET /api/config': { status: 200, body: aConfig() },
    [SAVE]: { status: 200, body: aPost({ title: 'Farewell', content: 'Theirs' }) },
  }))
  await title()
  await type('Title', 'Farewell')
  await saveKey()
  await sees(/^Saved at/)
  const saved = server.asked.find(({ method }) => method === 'PUT')
  expect(saved?.headers).not.toHaveProperty('If-Match')
  expect(saved?.body).toEqual({ title: 'Farewell', isPinned: false })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Theirs')
})

test('the text is Markdown, with a preview next to it', async () => {
  app = await openPosts(EDIT, { 'GET /api/posts/a1b2c3d4': postOf(1, { content: '# Big news' }) })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Big news' })).toBeDefined())
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '# Other news' } })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Other news' })).toBeDefined())
})

describe('a post that', () => {
  test('does not exist links to the others', async () => {
    const { sees, pressable } = (app = await openPosts(EDIT, {
      'GET /api/posts/a1b2c3d4': { status: 404, body: { title: 'No', status: 404 } },
    }))
    await sees('Post not found')
    expect(pressable('All posts').map((link) => link.getAttribute('href'))).toContain('/posts')
  })
  test('could not be read can be requested again', async () => {
    const { server, press, sees } = (app = await openPosts(EDIT, {
      'GET /api/posts/a1b2c3d4': 'silence',
    }))
    await sees('Couldn’t load this')
    server.says('GET /api/posts/a1b2c3d4', postOf(1))
    await press('Try again')
    expect((await title()).value).toBe('Welcome')
  })
  test('has an id of another length is not found', async () => {
    const { isAt } = (app = await openPosts('/posts/a1b2c3/edit'))
    await isAt('/404')
  })
})
