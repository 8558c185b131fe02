import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOf } from '../../contract/recorded-call.ts'
import { RECORDED, titleOf } from '../../contract/recorded.ts'
import { compare, openLearned, type Difference } from './compare.ts'
import { DIFFERENCES, type Expected } from './differences.ts'
import { replayAll } from './recorded.world.ts'
import type { Replayed } from './replay.ts'

const learned = openLearned()
let answers: readonly Replayed[] = []
let close = async () => {}
beforeAll(async () => {
  ;({ answers, close } = await replayAll(learned))
}, 120_000)
afterAll(() => close())

/** The instants that requests named. The others are those of the clock. */
const named = new Set(
  RECORDED.flatMap(
    ({ request }) => JSON.stringify(request.json ?? null).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [],
  ).map(Date.parse),
)
const met = new Set<Expected>()

describe('our server answers as a base server did', () => {
  test.each(RECORDED.map((exchange, place) => [titleOf(exchange), place] as const))('%s', (_, place) => {
    const unexpected = differencesAt(place).filter(({ at }) => {
      const expected = DIFFERENCES.find((each) => isAbout(each, place, at))
      if (expected) met.add(expected)
      return expected === undefined
    })
    expect(unexpected).toEqual([])
  })
})

test('every difference in the table still exists', () => {
  expect(DIFFERENCES.filter((each) => !met.has(each))).toEqual([])
})

function differencesAt(place: number): Difference[] {
  const exchange = RECORDED[place]
  const ours = answers[place]
  if (!exchange || !ours) return [{ at: 'answer', recorded: exchange, ours }]
  const { answer } = callOf(exchange).rules
  const schema = exchange.status === 200 && answer?.kind === 'json' ? answer.schema : null
  if (exchange.status !== ours.status)
    return [{ at: 'status', recorded: exchange.status, ours: [ours.status, ours.body] }]
  return [
    ...compare(
      mediaType(exchange.type ?? ''),
      mediaType(ours.type),
      { schema: null, learned, named },
      'type',
    ),
    ...(exchange.bytes === 0 && ours.bytes > 0 ? [{ at: 'bytes', recorded: 0, ours: ours.bytes }] : []),
    ...(exchange.body === undefined
      ? []
      : compare(withoutTitle(exchange.body), withoutTitle(ours.body), { schema, learned, named }, 'body')),
  ]
}

const mediaType = (type: string) => type.toLowerCase().replaceAll(' ', '')

/** The recording has no titles of errors. */
function withoutTitle(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'title' in body && 'status' in body && !('id' in body)
    ? { ...body, title: typeof body.title }
    : body
}

function isAbout({ exchanges, calls, at }: Expected, place: number, where: string): boolean {
  if (exchanges && !exchanges.includes(place)) return false
  return (calls?.test(RECORDED[place]?.call ?? '') ?? true) && at.test(where)
}
