import type { APIRequestContext } from '@playwright/test'
import type { Told } from '#tests/journeys/journey.ts'
import type { Person, Steps } from '#tests/journeys/person.ts'
import { read } from '../game-master.ts'
import { personAt } from '../in-chromium.ts'
import type { SteppedJourney } from '../stepped-journeys.ts'
import { expect } from '../platform.ts'
import { openLine, type Line } from './line.ts'
import type { RealJourney, RealWorld, Stage } from './real-world.ts'

/** Walks a path of a journey before a server that answers by itself. */
export async function walkReally(
  { open }: RealJourney,
  { at, answers, steps }: SteppedJourney,
  way: Told,
  about: Omit<Stage, 'line'>,
): Promise<void> {
  const { page } = about
  let world: RealWorld = {}
  const toJourney = (address: string) =>
    (world.addresses ?? []).reduce((found, [here, inJourney]) => found.replace(here, inJourney), address)
  const held = new Set(Object.entries(answers()).flatMap(([call, reply]) => (reply === 'held' ? call : [])))
  const line = await openLine(page, (question) => held.has(question), toJourney)
  world = await open({ ...about, line })
  const texts = textsOf(world, line)
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
    await page.goto(world.at ?? at)
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

/** Those of the world, and for each refusal the one that the server has given last. */
const textsOf = ({ texts = new Map(), refusals = {} }: RealWorld, line: Line): Texts =>
  new Map([
    ...texts,
    ...Object.entries(refusals).map(
      ([expected, calls]) =>
        [expected, () => calls.flatMap((call) => line.refusalOf(call) ?? []).at(0) ?? expected] as const,
    ),
  ])

/** The same person, who says and sees the words of this server. */
function inWordsOf(texts: Texts, line: Line, person: Person): Person {
  const { press, type, leave, choose, pick, isHeld, offers, sees, seesNot, field, finds } = person
  const find = <Wanted extends string | RegExp>(wanted: Wanted) =>
    wanted instanceof RegExp
      ? new RegExp(here(texts, wanted.source, literally), wanted.flags)
      : here(texts, wanted)
  // What the server says is known after its response only.
  const isAnswered = () => expect.poll(line.isBusy).toBe(false)
  return {
    ...person,
    press: (name) => press(find(name)),
    type: (label, text) => type(find(label), here(texts, text)),
    leave: (label) => leave(find(label)),
    choose: (name) => choose(here(texts, name)),
    pick: (list, option) => pick(list, here(texts, option)),
    offers: (name) => offers(find(name)),
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

/** Only whole words are other ones here, and the longest of them: “adah” has no “ada”. */
function here(texts: Texts, text: string, written = (word: string) => word): string {
  const words = [...texts.keys()].toSorted((one, other) => other.length - one.length).map(literally)
  if (words.length === 0) return text
  return text.replaceAll(new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)`, 'g'), (word) =>
    written(texts.get(word)?.() ?? word),
  )
}

/** The text as an expression that only it fits. */
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The extensions that a server announces. A server of the base wire knows no such field. */
export async function featuresOf(calls: APIRequestContext): Promise<ReadonlySet<string>> {
  const config = await read<{ features?: readonly string[] }>(await calls.get('/api/config'))
  return new Set(config.features)
}
