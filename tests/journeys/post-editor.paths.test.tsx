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
    const { server, press, type, sees, seesNot, isAt, pressable } = (app = await openPosts(
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
      await sees(/^Not saved: Title/)
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
        'the person agrees': () => press('Confirm'),
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
          await type('User name or e-mail', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
        'the person keeps the own title': () => choose('Yours'),
        'the person takes the other title': () => choose('Theirs'),
        'the person saves the result': () => press('Save the result'),
        'the person goes back to the form': () => press('Look at it in the form first'),
      },
      {
        stored: async () => {
          expect((await field()).value).toBe('Welcome')
          seesNot(/^Not saved/)
          expect([isHeld('Save'), isHeld('Discard')]).toEqual([true, true])
        },
        unsaved: isTyped,
        untitled: isTyped,
        flawed: async () => {
          await sees('A post needs a title.')
          expect(document.activeElement).toBe(await field())
          expect(server.countOf(SAVE)).toBe(0)
        },
        discardAsked: () => sees('Discard what you wrote?'),
        leaveAsked: () => sees(/^1 field is not saved\. A draft stays/),
        elsewhere: () => isAt('/about'),
        restored: async () => {
          await isAt('/posts/a1b2c3d4/edit')
          await sees('Your draft is back')
          await isTyped()
        },
        waiting: async () => {
          await sees('Saving')
          expect(lastSave()).toMatchObject({
            body: { title, isPinned: false },
            headers: { 'If-Match': `"${version}"` },
          })
          expect(Object.keys(lastSave()?.body ?? {})).toEqual(['title', 'isPinned'])
        },
        waitingForLess: async () => {
          await sees('Saving')
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
            expect(screen.getByRole('alert').textContent).toMatch(/does not answer|has changed this/),
          )
          await isTyped()
        },
        outside: () => isAt('/account/login?from=%2Fposts%2Fa1b2c3d4%2Fedit'),
        torn: async () => {
          await sees('Somebody else saved meanwhile')
          await sees(title)
          await sees(THEIRS)
          await sees('Changed only by them, and taken over: Tags')
          expect(document.activeElement?.textContent).toBe('Somebody else saved meanwhile')
          expect([isHeld('Save the result'), isHeld('Look at it in the form first')]).toEqual([true, true])
        },
        mine: () => expect(isHeld('Save the result')).toBe(false),
        theirs: () => expect(isHeld('Save the result')).toBe(false),
        apart: async () => {
          await sees(/You changed other fields than they did/)
          expect(screen.queryByRole('radio')).toBeNull()
        },
        given: async () => {
          expect((await field()).value).toBe(THEIRS)
          seesNot(/^Not saved/)
          await sees('theirs')
        },
        together: async () => {
          await isTyped()
          await sees('theirs')
          expect(document.activeElement).toBe(await field())
        },
        waitingForBoth: async () => {
          await sees('Saving')
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
          await sees('“Welcome” is deleted')
          expect(server.asked.find(({ method }) => method === 'DELETE')?.headers).toMatchObject({
            'If-Match': '"1"',
          })
        },
      },
    )
  })
})
