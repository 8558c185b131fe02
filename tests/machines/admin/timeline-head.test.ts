import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TimelineFilter } from '#contract/rules/platform-timeline.ts'
import {
  hasHole,
  instantOf,
  isFromSource,
  mergeEntries,
  timelineHead,
  toLiveEntry,
  type LiveEntry,
} from '#machines/admin/live-entries.ts'

const iso = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString()
const aLog = (at: number, facts: { name?: string | null; level?: string } = {}) =>
  toLiveEntry.log({
    time: iso(at),
    name: 'ada',
    level: 'Information',
    ip: '192.0.2.1',
    msg: `log ${at}`,
    status: null,
    ...facts,
  })
const anAct = (at: number, facts: { actor?: string; kind?: 'game' | 'user'; gameId?: number } = {}) =>
  toLiveEntry.audit({
    number: at,
    time: iso(at),
    actorId: 'x',
    actor: 'bob',
    ip: '192.0.2.1',
    act: 'GameChanged',
    kind: 'game',
    id: null,
    name: null,
    changes: [],
    ...facts,
  })

/** A log and actions, each second one of them, newest first. */
const history = fc
  .array(fc.constantFrom('log', 'act'), { minLength: 1, maxLength: 40 })
  .map((parts) => parts.map((part, at) => (part === 'log' ? aLog(at) : anAct(at))).toReversed())
const newestOf = (all: readonly LiveEntry[], kind: LiveEntry['kind'], most: number) =>
  all.filter((entry) => entry.kind === kind).slice(0, most)

describe('the head of the time line', () => {
  test('misses nothing between its entries, whatever each stream has dropped', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (all, logs, acts) => {
          const head = timelineHead(newestOf(all, 'log', logs), newestOf(all, 'audit', acts))
          expect(head).toEqual(all.slice(0, head.length))
          expect(head.length).toBeGreaterThan(0)
        },
      ),
    )
  })
  test('has a hole towards an older one exactly if entries between them are missing', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (all, ago, most) => {
          const before = all.slice(Math.min(ago, all.length - 1))
          const headOf = (list: readonly LiveEntry[]) =>
            timelineHead(newestOf(list, 'log', most), newestOf(list, 'audit', most))
          const [newer, older] = [headOf(all), headOf(before)]
          const merged = mergeEntries(newer, older)
          const isWhole = merged.every((entry, at) => entry === all[at])
          expect(hasHole(newer, older)).toBe(!isWhole || !newer.some((entry) => older.includes(entry)))
        },
      ),
    )
  })
  test('of a stream without entries is the other', () => {
    const logs = [aLog(3), aLog(1)]
    expect(timelineHead(logs, [])).toEqual(logs)
    expect(timelineHead([], [])).toEqual([])
  })
})

const ANY = { text: '', since: null, until: null }
const ENTRIES = {
  log: aLog(1),
  warning: aLog(2, { level: 'Warning', name: 'Adam' }),
  nobody: aLog(3, { name: null, level: 'Error' }),
  game: anAct(4, { gameId: 7 }),
  user: anAct(5, { kind: 'user', actor: 'Ada' }),
}
test.each<[Partial<TimelineFilter>, (keyof typeof ENTRIES)[]]>([
  [{}, ['log', 'warning', 'nobody', 'game', 'user']],
  [{ kind: 'log' }, ['log', 'warning', 'nobody']],
  [{ kind: 'problem' }, ['warning', 'nobody']],
  [{ kind: 'act' }, ['game', 'user']],
  [{ kind: 'user' }, ['user']],
  [{ person: ' ADA ' }, ['log', 'warning', 'user']],
  [{ game: 7 }, ['game']],
  [{ game: 7, kind: 'log' }, []],
])('pushed entries of the time line with %o: %o', (filter, names) => {
  const of = { kind: null, person: '', game: null, ...filter }
  const shown = Object.entries(ENTRIES).filter(([, entry]) =>
    isFromSource({ kind: 'timeline', of, sift: ANY }, entry),
  )
  expect(shown.map(([name]) => name)).toEqual(names)
  expect(isFromSource({ kind: 'timeline', of, sift: { ...ANY, since: instantOf(aLog(9)) } }, aLog(1))).toBe(
    false,
  )
})
