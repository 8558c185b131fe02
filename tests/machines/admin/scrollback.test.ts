import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { AnswerResult } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import type { Outcome } from '#contract/problem.ts'
import { isFromSource, type LiveEntry, type EntrySource } from '#machines/admin/live-entries.ts'
import {
  PAGE,
  scrollbackEffects,
  scrollbackMachine,
  toScrollbackView,
} from '#machines/admin/scrollback.machine.ts'
import { RENEWED_PAGE } from '#machines/admin/scrollback.facts.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const START = Date.parse('2026-11-20T08:00:00Z')
const ALL: EntrySource = { kind: 'submissions', game: 1, status: null }

/** Submission number `nth`. Three at a time have the same time, because pages may break among equal times. */
const sent = (nth: number, status: AnswerResult = nth % 4 === 0 ? 'Accepted' : 'WrongAnswer'): LiveEntry => ({
  kind: 'submission',
  submission: {
    answer: `flag{${nth}}`,
    status,
    time: toIso(START + Math.floor(nth / 3) * 1_000),
    user: 'ada',
    team: 'Owls',
    challenge: 'Warm up',
  },
})
/** `count` submissions in descending order, from number `from`, as a page has them. */
const down = (from: number, count: number) =>
  Array.from({ length: Math.min(count, from) }, (_, at) => sent(from - at))
const page = (entries: readonly LiveEntry[]): Outcome<readonly LiveEntry[]> => ({
  ok: true,
  value: entries,
})
const named = (entries: readonly LiveEntry[]) =>
  entries.map((entry) => (entry.kind === 'submission' ? entry.submission.answer : ''))
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The same submissions with ids, as our own server sends them, and with the team's current name. */
const numbered = (entries: readonly LiveEntry[], team = 'Owls') =>
  entries.map((entry): LiveEntry => {
    if (entry.kind !== 'submission') return entry
    return {
      kind: 'submission',
      submission: { ...entry.submission, number: Number(entry.submission.answer.slice(5, -1)), team },
    }
  })

const isRecord = (facts: unknown): facts is Record<string, unknown> =>
  typeof facts === 'object' && facts !== null

const namesModel = modelOf(
  scrollbackMachine,
  [
    { type: 'names.changed' },
    { type: 'stream.arrived', entries: numbered(down(3, 3)) },
    answerOf('scrollback.foot.reading', page(numbered(down(3, 3)))),
    elapsed('untilCalm', 'scrollback.names.outdated'),
    answerOf('scrollback.names.renewing', page(numbered(down(2_000, RENEWED_PAGE)))),
    answerOf('scrollback.names.renewing', page(numbered(down(2, 2)))),
    answerOf('scrollback.names.renewing', { ok: false, problem: { kind: 'unreachable' } }),
  ],
  {
    input: { source: ALL },
    contextOf: ({ entries, stream, names }) => [
      Array.isArray(entries) && entries.length > 0,
      Array.isArray(stream) && stream.length > 0,
      isRecord(names) && names['isOutdated'],
    ],
  },
)
const model = modelOf(
  scrollbackMachine,
  [
    { type: 'hold' },
    { type: 'follow' },
    { type: 'reachBack' },
    { type: 'stream.arrived', entries: down(3, 3) },
    { type: 'stream.arrived', entries: down(50, 3) },
    { type: 'stream.arrived', entries: down(90, 3) },
    answerOf('scrollback.foot.reading', page(down(PAGE, PAGE))),
    answerOf('scrollback.foot.reading', page(down(2, 2))),
    answerOf('scrollback.foot.reading', { ok: false, problem: { kind: 'unreachable' } }),
  ],
  {
    input: { source: ALL },
    contextOf: ({ entries, foot, top }) => [
      Array.isArray(entries) && Math.ceil(entries.length / 1_000),
      isRecord(foot) && foot['skip'] === null,
      isRecord(top) && top['isTorn'],
    ],
  },
)

test('every transition is taken', { timeout: 30_000 }, () => {
  const paths = [...model.getShortestPaths(), ...namesModel.getShortestPaths()]
  expect(missedBy(paths, scrollbackMachine)).toEqual([])
})

/** A game with `before` submissions, whose requests can be made to fail. */
function open(before: number, source: EntrySource = ALL) {
  let all = before
  let fails = false
  const asked: number[] = []
  const rows = () => down(all, all).filter((entry) => isFromSource(source, entry))
  const actor = createActor(
    scrollbackMachine.provide({
      actors: {
        readPage: scrollbackEffects.readPage.by(async ({ skip, count }) => {
          asked.push(skip)
          return fails
            ? { ok: false, problem: { kind: 'unreachable' } }
            : page(rows().slice(skip, skip + count))
        }),
      },
    }),
    { input: { source } },
  )
  actor.start()
  return {
    actor,
    asked,
    rows,
    view: () => toScrollbackView(actor.getSnapshot()),
    /**
     * `count` more submissions are made. The feed shows only the newest `told` of all, as after a disconnect.
     */
    come(count: number, told = 1_000) {
      all += count
      actor.send({ type: 'stream.arrived', entries: down(all, told) })
    },
    /** The feed shows these entries, which may have a gap. */
    tells(entries: readonly LiveEntry[], newest: number) {
      all = newest
      actor.send({ type: 'stream.arrived', entries })
    },
    fail: (is: boolean) => void (fails = is),
    send: (type: 'hold' | 'follow' | 'reachBack') => actor.send({ type }),
  }
}

describe('a list that grows', () => {
  test('shows new rows immediately, on top of the first page', async () => {
    const list = open(3)
    await settled()
    list.come(2)
    expect(named(list.view().shown)).toEqual(['flag{5}', 'flag{4}', 'flag{3}', 'flag{2}', 'flag{1}'])
    expect(list.view().foot).toBe('ended')
  })
  test('does not move while it is held, and counts new rows', async () => {
    const list = open(3)
    await settled()
    list.send('hold')
    list.come(2)
    expect(named(list.view().shown)).toEqual(['flag{3}', 'flag{2}', 'flag{1}'])
    expect(named(list.view().coming)).toEqual(['flag{5}', 'flag{4}'])
    list.send('follow')
    expect(list.view().shown).toHaveLength(5)
    expect(list.view().coming).toEqual([])
  })
  test('accepts only the rows of its filter', async () => {
    const list = open(8, { kind: 'submissions', game: 1, status: 'Accepted' })
    await settled()
    list.come(4)
    expect(named(list.view().shown)).toEqual(['flag{12}', 'flag{8}', 'flag{4}'])
  })
  test('loads older pages without a gap, even if rows arrive in between', async () => {
    const list = open(250)
    await settled()
    list.come(30)
    for (let pages = 0; pages < 4; pages += 1) {
      list.send('reachBack')
      await settled()
    }
    expect(named(list.view().shown)).toEqual(named(list.rows()))
    expect(list.view().foot).toBe('ended')
  })
  test('shows why it cannot load older rows, and tries again', async () => {
    const list = open(250)
    await settled()
    list.fail(true)
    list.send('reachBack')
    await settled()
    expect(list.view()).toMatchObject({ foot: 'failed', problem: { kind: 'unreachable' } })
    list.fail(false)
    list.send('reachBack')
    expect(list.view()).toMatchObject({ foot: 'reading', problem: null })
  })
  test('keeps the newest thousand rows while it follows, and can load the others again', async () => {
    const list = open(30)
    await settled()
    for (let times = 0; times < 6; times += 1) list.come(200)
    expect(list.view()).toMatchObject({ foot: 'resting' })
    expect(named(list.view().shown)).toEqual(named(list.rows()).slice(0, 1_000))
    for (let pages = 0; pages < 4; pages += 1) {
      list.send('reachBack')
      await settled()
    }
    expect(named(list.view().shown)).toEqual(named(list.rows()))
  })
  test('drops the rows below a gap, and can load them again', async () => {
    const list = open(250)
    await settled()
    list.come(0, 50)
    list.come(400, 50)
    expect(list.view().shown).toHaveLength(50)
    for (let pages = 0; pages < 9; pages += 1) {
      list.send('reachBack')
      await settled()
    }
    expect(named(list.view().shown)).toEqual(named(list.rows()))
  })
  test('drops the rows below a gap, even if a message arrives before the page', async () => {
    const list = open(250)
    await settled()
    list.come(0, 50)
    // After a reconnect the feed shows the newest entry above the old ones. Then the page fills the gap.
    list.tells([...down(651, 1), ...down(250, 50)], 651)
    list.come(0, 50)
    expect(named(list.view().shown)).toEqual(named(down(651, 50)))
    for (let pages = 0; pages < 9; pages += 1) {
      list.send('reachBack')
      await settled()
    }
    expect(named(list.view().shown)).toEqual(named(list.rows()))
  })
  test('drops the first page if the stream begins long after it', async () => {
    const list = open(250)
    await settled()
    list.come(400, 50)
    expect(named(list.view().shown)).toEqual(named(down(650, 50)))
  })
  test('recognises the same row in both forms: with a local offset from the stream, in UTC from the list', () => {
    const list = open(0)
    const log = { name: 'ada', level: 'Warning', ip: null, msg: 'Too many', status: 'Denied' }
    const twice = ['2026-11-20T09:00:00+00:00', '2026-11-20T17:00:00+08:00'].map((time): LiveEntry => ({
      kind: 'log',
      log: { ...log, time },
    }))
    const actor = createActor(
      scrollbackMachine.provide({
        actors: { readPage: scrollbackEffects.readPage.by(async () => page([])) },
      }),
      {
        input: { source: { kind: 'logs', level: 'All' } },
      },
    )
    actor.start()
    actor.send({ type: 'stream.arrived', entries: twice })
    expect(toScrollbackView(actor.getSnapshot()).shown).toHaveLength(1)
    list.actor.stop()
  })
})

describe('names of rows that are no longer in the stream', () => {
  const STREAMED = 500
  /**
   * A game with `count` submissions, of which the feed has the last 500. Older ones must be read page by
   * page.
   */
  async function openNames(count: number, isNumbered = true) {
    let all = count
    let team = 'Owls'
    let isDown = false
    const asked: [skip: number, count: number][] = []
    const rows = (most = all) => (isNumbered ? numbered(down(all, most), team) : down(all, most))
    const clock = new SimulatedClock()
    const actor = createActor(
      scrollbackMachine.provide({
        actors: {
          readPage: scrollbackEffects.readPage.by(async ({ skip, count: most }) => {
            asked.push([skip, most])
            return isDown
              ? { ok: false, problem: { kind: 'unreachable' } }
              : page(rows().slice(skip, skip + most))
          }),
        },
      }),
      { input: { source: ALL }, clock },
    ).start()
    const told = () => actor.send({ type: 'stream.arrived', entries: rows(STREAMED) })
    await settled()
    told()
    actor.send({ type: 'hold' })
    while (toScrollbackView(actor.getSnapshot()).foot !== 'ended') {
      actor.send({ type: 'reachBack' })
      await settled()
    }
    asked.length = 0
    return {
      asked,
      told,
      come: (more: number) => void (all += more),
      fail: (is: boolean) => void (isDown = is),
      rename(to: string) {
        team = to
        actor.send({ type: 'names.changed' })
        told()
      },
      async calm() {
        clock.increment(2_000)
        for (let pages = 0; pages < 12; pages += 1) await settled()
      },
      names: () =>
        new Set(
          toScrollbackView(actor.getSnapshot()).shown.map((row) =>
            row.kind === 'submission' ? row.submission.team : '',
          ),
        ),
      shown: () => named(toScrollbackView(actor.getSnapshot()).shown),
    }
  }
  test('are updated to the last row, and no row moves', async () => {
    const list = await openNames(2_203)
    const before = list.shown()
    expect(before).toHaveLength(2_203)
    list.rename('Foxes')
    expect(list.names()).toEqual(new Set(['Owls', 'Foxes']))
    await list.calm()
    expect(list.names()).toEqual(new Set(['Foxes']))
    expect(list.shown()).toEqual(before)
    expect(list.asked).toEqual([495, 990, 1_485, 1_980].map((skip) => [skip, RENEWED_PAGE]))
  })
  test('are updated even if rows arrive during the read', async () => {
    const list = await openNames(1_400)
    list.rename('Foxes')
    list.come(600)
    await list.calm()
    list.told()
    expect(list.names()).toEqual(new Set(['Foxes']))
  })
  test('are read at most every two seconds, however often names change', async () => {
    const list = await openNames(900)
    for (let time = 0; time < 20; time += 1) list.rename(`Team ${time}`)
    await list.calm()
    expect([list.names(), list.asked.length]).toEqual([new Set(['Team 19']), 1])
  })
  test('that change during a read are read once more', async () => {
    const list = await openNames(900)
    list.rename('Foxes')
    const reading = list.calm()
    list.rename('Bears')
    list.rename('Moles')
    await reading
    await list.calm()
    expect([list.names(), list.asked.length]).toEqual([new Set(['Moles']), 2])
  })
  test('stay old if the read fails, and are updated with the next change', async () => {
    const list = await openNames(900)
    list.fail(true)
    list.rename('Foxes')
    await list.calm()
    expect(list.names()).toEqual(new Set(['Owls', 'Foxes']))
    list.fail(false)
    list.rename('Bears')
    await list.calm()
    expect(list.names()).toEqual(new Set(['Bears']))
  })
  test('cause no read if the stream has all rows, or if rows have no id', async () => {
    for (const list of [await openNames(400), await openNames(900, false)]) {
      list.rename('Foxes')
      await list.calm()
      expect(list.asked).toEqual([])
    }
  })
})

test(
  'a list with ids is read by the id above the page, whatever arrives in between',
  { timeout: 60_000 },
  async () => {
    const kinds = ['game', 'team'] as const
    const act = (number: number): LiveEntry => {
      const by = {
        actorId: '',
        actor: 'root',
        ip: '',
        act: 'TeamDeleted',
        id: null,
        name: `Team ${number % 3}`,
      } as const
      return {
        kind: 'audit',
        entry: { number, time: toIso(START + number), kind: kinds[number % 2] ?? 'game', changes: [], ...by },
      }
    }
    const sifts = [
      { text: '', since: null, until: null },
      { text: 'TEAM 1', since: null, until: null },
      { text: '', since: START + 50, until: START + 300 },
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...sifts),
        fc.constantFrom(null, ...kinds),
        fc.array(fc.nat(40)),
        async (...given) => {
          const [before, sift, thing, steps] = given
          const source: EntrySource = { kind: 'audit', thing, sift }
          let all = before
          const rows = () =>
            Array.from({ length: all }, (_, nth) => act(all - nth)).filter((entry) =>
              isFromSource(source, entry),
            )
          const numberOf = (entry: LiveEntry) => (entry.kind === 'audit' ? entry.entry.number : 0)
          const actor = createActor(
            scrollbackMachine.provide({
              actors: {
                readPage: scrollbackEffects.readPage.by(async ({ above, count }) => {
                  const below = above === null ? Infinity : numberOf(above)
                  return page(
                    rows()
                      .filter((row) => numberOf(row) < below)
                      .slice(0, count),
                  )
                }),
              },
            }),
            { input: { source } },
          )
          actor.start()
          for (const count of [...steps, 0, 0, 0, 0, 0, 0]) {
            all += count
            actor.send({
              type: 'stream.arrived',
              entries: Array.from({ length: Math.min(all, 50) }, (_, nth) => act(all - nth)),
            })
            actor.send({ type: 'reachBack' })
            await settled()
          }
          const { shown } = toScrollbackView(actor.getSnapshot())
          expect(shown.map(numberOf)).toEqual(rows().slice(0, shown.length).map(numberOf))
          if (all < 900) expect(shown).toHaveLength(rows().length)
          actor.stop()
        },
      ),
      { numRuns: 40 },
    )
  },
)

test('in any order of events, no visible row is missing, doubled or moved', { timeout: 60_000 }, async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('come' as const), count: fc.integer({ min: 0, max: 130 }) }),
    fc.record({
      do: fc.constantFrom(
        'hold' as const,
        'follow' as const,
        'reachBack' as const,
        'wait' as const,
        'cut' as const,
      ),
    }),
  )
  const statuses: (AnswerResult | null)[] = [null, 'Accepted']
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom(...statuses),
      fc.array(step, { maxLength: 25 }),
      async (before, status, steps) => {
        const list = open(before, { kind: 'submissions', game: 1, status })
        await settled()
        list.come(0, 40)
        for (const each of steps) {
          const isHeld = list.actor.getSnapshot().value.top === 'held'
          const was = named(list.view().shown)
          if (each.do === 'come') list.come(each.count, Math.max(40, each.count + 1))
          // More entries arrive during an outage than the feed keeps, so some are in no message.
          else if (each.do === 'cut') list.come(90, 40)
          else if (each.do === 'wait') await settled()
          else list.send(each.do)
          const { shown } = list.view()
          if (isHeld && each.do !== 'follow') expect(named(shown).slice(0, was.length)).toEqual(was)
          expect(new Set(named(shown)).size).toBe(shown.length)
        }
        await settled()
        list.send('follow')
        const { shown } = list.view()
        // The list must have every entry from the newest down.
        expect(named(shown)).toEqual(named(list.rows()).slice(0, shown.length))
        list.actor.stop()
      },
    ),
    { numRuns: 300, seed: 6 },
  )
})
