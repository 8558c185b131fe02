import { aConfig, aPost, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { headerOf, lastOf, signIn, type Person, type Steps } from './person.ts'

const POST = 'GET /api/posts/a1b2c3d4'
const SAVE = 'PUT /api/edit/posts/a1b2c3d4'
const DELETE = 'DELETE /api/edit/posts/a1b2c3d4'
const PROFILE = 'GET /api/account/profile'
const ADMIN = ok(aProfile({ role: 'Admin' }))
const NOBODY = refused('Please log in', 401)
const CONFLICT = refused('Somebody has changed this', 409)
const REFUSED = 'Not this title'
const THEIRS = 'Their title'
const postOf = (version: number, facts: Parameters<typeof aPost>[0] = {}): Reply => ({
  ...ok(aPost(facts)),
  headers: { ETag: `"${version}"` },
})

export const POST_EDITOR_AT = '/posts/a1b2c3d4/edit'
export const postEditorAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['versions'] })),
  [PROFILE]: ADMIN,
  'GET /api/posts': ok([aPost()]),
  'GET /api/posts/latest': ok([aPost()]),
  [POST]: postOf(1),
  [SAVE]: 'held' as const,
  [DELETE]: ok(),
  'POST /api/account/login': ok(),
})

export function postEditorSteps(person: Person): [Steps, Steps] {
  const { server, isOnBase, press, type, sees, seesNot, isAt, field, finds, looks } = person
  let title = 'Welcome'
  let version = 1
  const write = async (text: string) => {
    title = text
    await type('Title', text)
  }
  const answer = (reply: Reply | 'silence') => person.answer(SAVE, reply)
  const otherSaves = (facts: Parameters<typeof aPost>[0]) => {
    version += 1
    server.says(POST, postOf(version, facts))
    return answer(CONFLICT)
  }
  const isHeld = (name: string, wanted = true) => finds(() => person.isHeld(name), wanted)
  const isTitled = (wanted: string) => finds(async () => (await field('Title')).value, wanted)
  const isTyped = async () => {
    await isTitled(title)
    await sees(/^Unsaved: Title/)
  }
  return [
    {
      'the person writes another title': () => write('Farewell'),
      'the person writes on': () => write('Farewell, all'),
      'the person empties the title': () => write(' '),
      'the person saves': () => press('Save'),
      'the person wants to discard': () => press('Discard'),
      'the person goes elsewhere': () => press('About'),
      'the person comes back': person.goBack,
      'the person thinks better of it': () => press('Cancel'),
      'the person agrees': person.agree,
      'the person wants to delete the post': () => press('Delete'),
      'the server agrees': () => {
        version += 1
        const { body } = lastOf(server, SAVE) ?? {}
        return answer(postOf(version, body as object))
      },
      'the server refuses': () => answer(refused(REFUSED)),
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
        await signIn(person)
      },
      'the person keeps the own title': () => person.choose('Yours'),
      'the person takes the other title': () => person.choose('Theirs'),
      'the person saves the result': () => press('Save merged version'),
      'the person goes back to the form': () => press('Check it in the form first'),
    },
    {
      stored: async () => {
        await isTitled('Welcome')
        await seesNot(/^Couldn’t save/)
        await isHeld('Save')
        await isHeld('Discard')
      },
      unsaved: isTyped,
      untitled: isTyped,
      flawed: async () => {
        await sees('Enter a title.')
        await finds(async () => (await field('Title')).isFocused, true)
        await finds(() => server.countOf(SAVE), 0)
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
        await finds(() => lastOf(server, SAVE)?.body, { title, isPinned: false })
        await finds(() => headerOf(lastOf(server, SAVE), 'If-Match'), isOnBase ? '' : `"${version}"`)
      },
      waitingForLess: async () => {
        await sees('Saving…')
        await isTitled(title)
      },
      saved: async () => {
        await sees(/^Saved at/)
        await isTitled('Farewell')
        await finds(() => looks(() => localStorage.getItem('drafts')), null)
        await finds(() => server.countOf('GET /api/posts'), 1)
      },
      refused: async () => {
        await sees(REFUSED)
        await isTyped()
      },
      cutOff: async () => {
        await finds(
          () => looks(() => document.querySelector('[role=alert]')?.textContent ?? ''),
          /Can’t reach the server|has changed this/,
        )
        await isTyped()
      },
      outside: () => isAt('/account/login?from=%2Fposts%2Fa1b2c3d4%2Fedit'),
      torn: async () => {
        await sees('Someone else saved changes')
        await sees(title)
        await sees(THEIRS)
        await sees('Changed only by the other person, and kept: Tags')
        await finds(person.focusText, 'Someone else saved changes')
        await isHeld('Save merged version')
        await isHeld('Check it in the form first')
      },
      mine: () => isHeld('Save merged version', false),
      theirs: () => isHeld('Save merged version', false),
      apart: async () => {
        await sees(/You changed different fields/)
        await finds(() => looks(() => document.querySelector('[role=radio], [type=radio]') === null), true)
      },
      given: async () => {
        await isTitled(THEIRS)
        await seesNot(/^Couldn’t save/)
        await sees('theirs')
      },
      together: async () => {
        await isTyped()
        await sees('theirs')
        await finds(async () => (await field('Title')).isFocused, true)
      },
      waitingForBoth: async () => {
        await sees('Saving…')
        // The other user has changed the tags, so they must not be sent.
        await finds(() => lastOf(server, SAVE)?.body, { title, isPinned: false })
        await finds(() => headerOf(lastOf(server, SAVE), 'If-Match'), '"2"')
      },
      deletionAsked: () => sees('Delete “Welcome”?'),
      deleted: async () => {
        await isAt('/posts')
        await sees('“Welcome” deleted')
        await finds(() => headerOf(lastOf(server, DELETE), 'If-Match'), isOnBase ? '' : '"1"')
      },
    },
  ]
}
