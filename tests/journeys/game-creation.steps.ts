import { toIso } from '#contract/models/time.ts'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { hasDialog, lastOf, signIn, type Person, type Steps } from './person.ts'

const HOUR_MS = 3_600_000
const CREATE = 'POST /api/edit/games'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'The start must be before the end'
const [TITLE, START, END] = [/^Title/, /^Start/, /^End/]
const admin = ok(aProfile({ role: 'Admin' }))
const made = ok(aGameToEdit({ id: 7, title: 'Winter Open', hidden: true }))

export const GAME_CREATION_AT = '/admin/games'
export const gameCreationAnswers = () => ({
  'GET /api/config': ok(aConfig()),
  [PROFILE]: admin,
  'GET /api/edit/games?count=500&skip=0': ok({ data: [aGameToEdit()], length: 1, total: 1 }),
  [CREATE]: 'held' as const,
  'GET /api/edit/games/7': made,
  'POST /api/account/login': ok(),
})

export function gameCreationSteps(organiser: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, field, finds, looks } = organiser
  const answer = (reply: Parameters<Person['answer']>[1]) => organiser.answer(CREATE, reply)
  const send = () => press('Create game')
  const name = () => type(TITLE, 'Winter Open')
  /** The fields have local times without a zone. Each is read as UTC here, because only differences count. */
  const momentIn = async (label: RegExp) => Date.parse(`${(await field(label)).value}Z`)
  const setMoment = async (label: RegExp, at: number) => {
    await type(label, new Date(at).toISOString().slice(0, 19))
    await organiser.leave(label)
  }
  const isNotSent = () => finds(() => server.countOf(CREATE), 0)
  const isFocused = (label: RegExp) => finds(async () => (await field(label)).isFocused, true)
  const isTwoHoursLong = () => finds(async () => (await momentIn(END)) - (await momentIn(START)), 2 * HOUR_MS)
  return [
    {
      'the organiser wants a game': () => press('New game'),
      'the organiser closes the dialog': () => press('Close'),
      'the organiser leaves the title empty': send,
      'the organiser writes a title': name,
      'the organiser empties the end': async () => {
        await name()
        await type(END, '')
        await organiser.leave(END)
        await send()
      },
      'the organiser moves the start past the end': async () =>
        setMoment(START, (await momentIn(END)) + HOUR_MS),
      'the organiser puts the end before the start': async () => {
        await name()
        await setMoment(END, (await momentIn(START)) - HOUR_MS)
        await send()
      },
      'the organiser sends a good one': async () => {
        await type(TITLE, ' Winter Open ')
        await send()
      },
      'the organiser sends it': send,
      'the server refuses': () => answer(refused(REFUSED)),
      'the server is asked too often': () => answer({ status: 429 }),
      'the line is cut': () => answer('silence'),
      'the session has ended': () => {
        server.says(PROFILE, NOBODY)
        return answer(NOBODY)
      },
      'the organiser signs in again': async () => {
        server.says(PROFILE, admin)
        await signIn(organiser)
      },
      'the server agrees': () => answer(made),
    },
    {
      list: async () => {
        await sees('Autumn Open')
        await finds(() => looks(hasDialog), false)
      },
      form: async () => {
        await sees(
          'You can set everything else afterwards. The game stays hidden until you show it to players.',
        )
        await isTwoHoursLong()
      },
      nameless: async () => {
        await sees('Enter a title.')
        await isFocused(TITLE)
        await isNotSent()
      },
      endless: async () => {
        await sees('Enter an end time.')
        await isNotSent()
      },
      reversed: async () => {
        await sees('The end must be after the start.')
        await isFocused(END)
        await isNotSent()
      },
      moved: async () => {
        await isTwoHoursLong()
        await seesNot('The end must be after the start.')
      },
      ready: () => seesNot('Enter a title.'),
      waiting: async () => {
        await sees('Creating game…')
        const [start, end] = [Date.parse((await field(START)).value), Date.parse((await field(END)).value)]
        await finds(() => lastOf(server, CREATE)?.body, {
          title: 'Winter Open',
          start: toIso(start),
          end: toIso(end),
          wpddl: toIso(end + 3 * HOUR_MS),
          hidden: true,
        })
      },
      refused: () => sees(REFUSED),
      heldOff: () => sees(/^Too many requests/),
      cutOff: () => sees(/Can’t reach the server/),
      signingIn: () => isAt('/account/login?from=%2Fadmin%2Fgames'),
      // Signing in again must not lose the input.
      back: async () => {
        await isAt(GAME_CREATION_AT)
        if (!(await looks(hasDialog))) await press('New game')
        await finds(async () => (await field(TITLE)).value, ' Winter Open ')
      },
      editor: async () => {
        await isAt('/games/7/room/settings')
        await sees(/^Winter Open created/)
      },
    },
  ]
}
