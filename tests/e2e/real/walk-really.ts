import type { APIRequestContext } from '@playwright/test'
import type { Told } from '#tests/journeys/journey.ts'
import type { Person, Steps } from '#tests/journeys/person.ts'
import { read } from '../game-master.ts'
import { personAt } from '../in-chromium.ts'
import { expect } from '../platform.ts'
import { openLine, type Line } from './line.ts'
import type { RealJourney, RealWorld, Stage } from './real-world.ts'

/** Walks a path of a journey before a server that answers by itself. */
export async function walkReally(
  { answers, steps, open }: RealJourney,
  way: Told,
  about: Omit<Stage, 'line'>,
): Promise<void> {
  const { page } = about
  let world: RealWorld = { at: '/' }
  const toJourney = (address: string) =>
    (world.addresses ?? []).reduce((found, [here, inJourney]) => found.replace(here, inJourney), address)
  const held = new Set(Object.entries(answers()).flatMap(([call, reply]) => (reply === 'held' ? call : [])))
  const line = await openLine(page, (question) => held.has(question), toJourney)
  world = await open({ ...about, line })
  await page.goto(world.at)
  const texts = world.texts ?? new Map<string, () => string | null>()
  const person = inWordsOf(texts, line, personAt(page, line))
  const [acts, sights] = steps({
    ...person,
    isOnBase: about.features.size === 0,
    isAt: (path) =>
      expect
        .poll(() => {
          const { pathname, search, hash } = new URL(page.url())
          return toJourney(pathname + decodeURIComponent(search) + hash)
        })
        .toBe(here(texts, decodeURIComponent(path))),
  })
  try {
    await way.test(timely(acts, way.events, world.before ?? {}), sights)
  } finally {
    await world.leave?.()
  }
}

/** Each act after what makes it true. */
function timely(acts: Steps, events: readonly string[], before: NonNullable<RealWorld['before']>): Steps {
  let at = 0
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]) => [
      name,
      async () => {
        at += 1
        await before[name]?.(events.slice(at))
        await act()
      },
    ]),
  )
}

type Texts = NonNullable<RealWorld['texts']>

/** The same person, who says and sees the words of this server. */
function inWordsOf(texts: Texts, line: Line, person: Person): Person {
  const { press, type, choose, isHeld, sees, seesNot, field, finds } = person
  const find = <Wanted extends string | RegExp>(wanted: Wanted) =>
    wanted instanceof RegExp ? new RegExp(here(texts, wanted.source), wanted.flags) : here(texts, wanted)
  // What the server says is known after its response only.
  const isAnswered = () => expect.poll(line.isBusy).toBe(false)
  return {
    ...person,
    press: (name) => press(find(name)),
    type: (label, text) => type(label, here(texts, text)),
    choose: (name) => choose(here(texts, name)),
    isHeld: (name) => isHeld(here(texts, name)),
    sees: async (text) => {
      await isAnswered()
      const isAbsent = typeof text === 'string' && texts.get(text)?.() === null
      if (!isAbsent) await sees(find(text))
    },
    seesNot: (text) => seesNot(find(text)),
    field: (label) => field(find(label)),
    finds: async (look, wanted) => {
      await isAnswered()
      await finds(look, wanted instanceof RegExp ? find(wanted) : inAll(texts, wanted))
    },
  }
}

/** The value with the words of this server in all of its texts. */
function inAll(texts: Texts, value: unknown): unknown {
  if (typeof value === 'string') return here(texts, value)
  if (Array.isArray(value)) return value.map((each) => inAll(texts, each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inAll(texts, each)]))
}

/** Only whole words are other ones here: “adah” has no “ada”. */
function here(texts: Texts, text: string): string {
  return [...texts].reduce(
    (found, [word, ofServer]) =>
      found.replaceAll(new RegExp(`(?<!\\w)${word}(?!\\w)`, 'g'), () => ofServer() ?? word),
    text,
  )
}

/** The extensions that a server announces. A server of the base wire knows no such field. */
export async function featuresOf(calls: APIRequestContext): Promise<ReadonlySet<string>> {
  const config = await read<{ features?: readonly string[] }>(await calls.get('/api/config'))
  return new Set(config.features)
}
