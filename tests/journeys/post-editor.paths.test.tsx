import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import type { aPost } from '../worlds/builders.ts'
import { ADMIN, openPosts, postOf } from '../worlds/editor.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { postEditorJourney } from './post-editor.journey.ts'

const POST = 'GET /api/posts/a1b2c3d4'
const SAVE = 'PUT /api/edit/posts/a1b2c3d4'
const DELETE = 'DELETE /api/edit/posts/a1b2c3d4'
const PROFILE = 'GET /api/account/profile'
const OK = { status: 200 }
const CONFLICT = { status: 409, body: { title: 'Somebody has changed this', status: 409 } }
const REFUSED = 'Not this title'
const THEIRS = 'Their title'
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(postEditorJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, type, sees, seesNot, isAt, pressable } = (app = await openPosts(
      '/posts/a1b2c3d4/edit',
      {
        [SAVE]: 'held',
        [DELETE]: OK,
        'POST /api/account/login': OK,
      },
    ))
    let title = 'Welcome'
    let version = 1
    const field = () => waitFor(() => screen.getByLabelText<HTMLInputElement>('Title'))
    const write = async (text: string) => {
      title = text
      await type('Title', text)
    }
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(SAVE, reply)
      await settle()
    }
    const otherSaves = (facts: Parameters<typeof aPost>[0]) => {
      version += 1
      server.says(POST, postOf(version, facts))
      return answer(CONFLICT)
    }
    const choose = async (side: string) => {
      screen.getByRole<HTMLInputElement>('radio', { name: side }).click()
      await settle()
    }
    const isHeld = (name: string) => pressable(name)[0]?.getAttribute('aria-disabled') === 'true'
    const lastSave = () => server.asked.findLast(({ method }) => method === 'PUT')
    const isTyped = async () => {
      expect((await field()).value).toBe(title)
      await sees(/^Unsaved: Title/)
    }
    await way.test(
      {
        'the person writes another title': () => write('Farewell'),
        'the person writes on': () => write('Farewell, all'),
        'the person empties the title': () => write(' '),
        'the person saves': () => press('Save'),
        'the person wants to discard': () => press('Discard'),
        'the person goes elsewhere': () => press('About'),
        'the person comes back': () => app?.goBack(),
        'the person thinks better of it': () => press('Cancel'),
        'the person agrees': () => agree(),
        'the person wants to delete the post': () => press('Delete'),
        'the server agrees': () => {
          version += 1
          const [{ body } = { body: null }] = server.asked.filter(({ method }) => method === 'PUT').slice(-1)
          return answer(postOf(version, body as object))
        },
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the line is cut': () => answer('silence'),
        'somebody else has saved the same': () => otherSaves({}),
        'somebody else has saved a title and tags': () => otherSaves({ title: THEIRS, tags: ['theirs'] }),
        'somebody else has saved tags alone': () => otherSaves({ tags: ['theirs'] }),
        'the session is over': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the person signs in again': async () => {
          server.says(PROFILE, ADMIN)
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
        'the person keeps the own title': () => choose('Yours'),
        'the person takes the other title': () => choose('Theirs'),
        'the person saves the result': () => press('Save merged version'),
        'the person goes back to the form': () => press('Check it in the form first'),
      },
      {
        stored: async () => {
          expect((await field()).value).toBe('Welcome')
          seesNot(/^Couldn’t save/)
          expect([isHeld('Save'), isHeld('Discard')]).toEqual([true, true])
        },
        unsaved: isTyped,
        untitled: isTyped,
        flawed: async () => {
          await sees('Enter a title.')
          expect(document.activeElement).toBe(await field())
          expect(server.countOf(SAVE)).toBe(0)
        },
        discardAsked: () => sees('Discard your changes?'),
        leaveAsked: () => sees(/^1 field isn’t saved\. Your draft stays/),
        elsewhere: () => isAt('/about'),
        restored: async () => {
          await isAt('/posts/a1b2c3d4/edit')
          await sees('Draft restored')
          await isTyped()
        },
        waiting: async () => {
          await sees('Saving…')
          expect(lastSave()).toMatchObject({
            body: { title, isPinned: false },
            headers: { 'If-Match': `"${version}"` },
          })
          expect(Object.keys(lastSave()?.body ?? {})).toEqual(['title', 'isPinned'])
        },
        waitingForLess: async () => {
          await sees('Saving…')
          expect((await field()).value).toBe(title)
        },
        saved: async () => {
          await sees(/^Saved at/)
          expect((await field()).value).toBe('Farewell')
          expect(localStorage.getItem('drafts')).toBeNull()
          await waitFor(() => expect(server.countOf('GET /api/posts')).toBe(1))
        },
        refused: async () => {
          await sees(REFUSED)
          await isTyped()
        },
        cutOff: async () => {
          await waitFor(() =>
            expect(screen.getByRole('alert').textContent).toMatch(/Can’t reach the server|has changed this/),
          )
          await isTyped()
        },
        outside: () => isAt('/account/login?from=%2Fposts%2Fa1b2c3d4%2Fedit'),
        torn: async () => {
          await sees('Someone else saved changes')
          await sees(title)
          await sees(THEIRS)
          await sees('Changed only by the other person, and kept: Tags')
          expect(document.activeElement?.textContent).toBe('Someone else saved changes')
          expect([isHeld('Save merged version'), isHeld('Check it in the form first')]).toEqual([true, true])
        },
        mine: () => expect(isHeld('Save merged version')).toBe(false),
        theirs: () => expect(isHeld('Save merged version')).toBe(false),
        apart: async () => {
          await sees(/You changed different fields/)
          expect(screen.queryByRole('radio')).toBeNull()
        },
        given: async () => {
          expect((await field()).value).toBe(THEIRS)
          seesNot(/^Couldn’t save/)
          await sees('theirs')
        },
        together: async () => {
          await isTyped()
          await sees('theirs')
          expect(document.activeElement).toBe(await field())
        },
        waitingForBoth: async () => {
          await sees('Saving…')
          // What they wrote into the tags is left as it is.
          expect(lastSave()).toMatchObject({
            body: { title, isPinned: false },
            headers: { 'If-Match': '"2"' },
          })
          expect(lastSave()?.body).not.toHaveProperty('tags')
        },
        deletionAsked: () => sees('Delete “Welcome”?'),
        deleted: async () => {
          await isAt('/posts')
          await sees('“Welcome” deleted')
          expect(server.asked.find(({ method }) => method === 'DELETE')?.headers).toMatchObject({
            'If-Match': '"1"',
          })
        },
      },
    )
  })
})
