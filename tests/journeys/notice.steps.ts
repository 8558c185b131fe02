import { aConfig, aGameToEdit, aNotice, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const LIST = 'GET /api/edit/games/1/notices'
const PUBLISH = 'POST /api/edit/games/1/notices'
const CHANGE = 'PUT /api/edit/games/1/notices/5'
const REMOVE = 'DELETE /api/edit/games/1/notices/5'
const EFFECTS = 'GET /api/edit/games/1/effects?challenge=0&freezeAt=1970-01-01T00%3A00%3A00%2B00%3A00'
const NUMBERS = {
  teams: 60,
  challenges: 40,
  solves: 812,
  solvers: 58,
  submissions: 3441,
  containers: 5,
  hiddenSolves: 0,
}
const REFUSED = 'The text may have at most 500000 characters'
const older = aNotice({ id: 5, content: 'Doors open at **nine**.', time: '2026-11-20T08:00:00+00:00' })
const newer = aNotice({ id: 6, content: 'Lunch is ready.', time: '2026-11-20T12:00:00+00:00' })
const written = aNotice({ id: 7, content: 'One hour left.', time: '2026-11-20T18:00:00+00:00' })
const changed = { ...older, content: 'Doors open at ten.', time: '2026-11-20T19:00:00+00:00' }

export const NOTICE_AT = '/games/1/room/notices'
export const noticeAnswers = () => ({
  'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
  'GET /api/edit/games/1': ok(aGameToEdit()),
  'GET /api/edit/games?count=500&skip=0': ok({ data: [], length: 0, total: 0 }),
  'GET /api/config': ok(aConfig({ features: ['effects'] })),
  [EFFECTS]: ok(NUMBERS),
  [LIST]: ok([older, newer]),
  [PUBLISH]: 'held' as const,
  [CHANGE]: 'held' as const,
  [REMOVE]: 'held' as const,
})

export function noticeSteps(organiser: Person): [Steps, Steps] {
  const { server, isOnBase, press, sees, seesNot, finds, looks } = organiser
  const answer = (question: string, reply: Reply | 'silence', list = [older, newer]) => {
    server.says(LIST, ok(list))
    return organiser.answer(question, reply)
  }
  const area = () => organiser.field('Notice')
  const write = (text: string) => organiser.type('Notice', text)
  const isWritten = (text: string) => finds(async () => (await area()).value, text)
  const shown = () =>
    looks(() => {
      const [list] = [...document.querySelectorAll('section')].filter(
        (section) => section.querySelector('h2, h3')?.textContent === 'All notices',
      )
      return [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    })
  // Only a server that counts them says how many teams a notice reaches.
  const counts = (text: string) => (isOnBase ? seesNot(/\d+ teams?/) : sees(text))
  let sentBefore = 0
  const refusal = refused(REFUSED)
  return [
    {
      'the organiser writes nothing but space': async () => {
        await write('  ')
        await press('Publish')
      },
      'the organiser writes a notice': () => write('One hour left.'),
      'the organiser publishes it': async () => {
        sentBefore = server.countOf(PUBLISH)
        await press('Publish')
      },
      'the organiser comes back later': async () => {
        await press('Settings')
        await organiser.agree()
        await organiser.isAt('/games/1/room/settings')
        await press('Notices')
      },
      'the organiser wants to change one': () => press(/^Edit “Doors open/),
      'the organiser thinks better of it': () => press('Write a new notice instead'),
      'the organiser changes it': async () => {
        await write('Doors open at ten.')
        await press('Save')
      },
      'the organiser wants one away': () => press(/^Delete “Doors open/),
      'the organiser cancels': () => press('Cancel'),
      'the organiser cancels to publish': () => press('Cancel'),
      'the organiser confirms': organiser.agree,
      'the server publishes it': () => answer(PUBLISH, ok(written), [older, newer, written]),
      'the line is cut': () => answer(PUBLISH, 'silence'),
      'the server refuses': () => answer(PUBLISH, refusal),
      'the server saves it': () => answer(CHANGE, ok(changed), [changed, newer]),
      'the server refuses the change': () => answer(CHANGE, refusal),
      'the server removes it': () => answer(REMOVE, ok(), [newer]),
      'it is gone already': () => answer(REMOVE, refused('Notice not found', 404), [newer]),
      'the server will not remove it': () => answer(REMOVE, refused('Not yours', 403)),
    },
    {
      listed: async () => {
        await sees('Lunch is ready.')
        await finds(async () => (await shown())[0], /Lunch is ready\./)
        await finds(async () => (await shown())[1], /Doors open at nine\./)
        await sees('Publish')
      },
      blank: async () => {
        await sees('Enter some text.')
        await finds(() => server.countOf(PUBLISH), 0)
      },
      written: () => seesNot('Enter some text.'),
      restored: async () => {
        await sees('Draft restored')
        await isWritten('One hour left.')
      },
      askedToPublish: async () => {
        await sees('Publish this notice?')
        await counts('60 teams will see it now.')
        await finds(() => server.countOf(PUBLISH), sentBefore)
      },
      publishing: async () => {
        await sees('Publishing…')
        await finds(() => lastOf(server, PUBLISH)?.body, { content: 'One hour left.' })
      },
      published: async () => {
        await sees(/^Notice published/)
        await finds(async () => (await shown())[0], /One hour left\./)
        // The form must be empty and focused for the next notice.
        await isWritten('')
        await finds(async () => (await area()).isFocused, true)
        await seesNot('Draft restored')
      },
      unpublished: async () => {
        await sees(/Can’t reach the server/)
        await isWritten('One hour left.')
      },
      refused: async () => {
        await sees(REFUSED)
        await isWritten('One hour left.')
      },
      changing: async () => {
        await sees('Editing moves the notice to the top, but doesn’t notify players.')
        await isWritten('Doors open at **nine**.')
      },
      saving: async () => {
        await sees('Saving…')
        await finds(() => lastOf(server, CHANGE)?.body, { content: 'Doors open at ten.' })
      },
      changed: async () => {
        await sees('Notice updated')
        await finds(async () => (await shown())[0], /Doors open at ten\./)
        await sees('Publish')
      },
      unchanged: async () => {
        await sees(REFUSED)
        await isWritten('Doors open at ten.')
      },
      asked: async () => {
        await sees('Delete this notice?')
        await sees(/“Doors open at \*\*nine\*\*\.”/)
        await counts('60 teams can no longer see it.')
        await finds(() => server.countOf(REMOVE), 0)
      },
      removing: () => sees('Deleting…'),
      removed: async () => {
        await sees('Notice deleted')
        await finds(async () => (await shown()).length, 1)
        await finds(organiser.focusText, 'All notices')
      },
      kept: async () => {
        await sees('Not yours')
        await finds(async () => (await shown()).length, 2)
      },
    },
  ]
}
