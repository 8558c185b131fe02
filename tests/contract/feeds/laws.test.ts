import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditFeed } from '#contract/feeds/audit.ts'
import { boardFeed } from '#contract/feeds/board.ts'
import { eventsFeed } from '#contract/feeds/events.ts'
import { logsFeed } from '#contract/feeds/logs.ts'
import { noticesFeed } from '#contract/feeds/notices.ts'
import { submissionsFeed } from '#contract/feeds/submissions.ts'
import { NO_UPDATES, teamFeed } from '#contract/feeds/team.ts'
import type { AuditEntry } from '#contract/models/audit.ts'
import { NOTICE_TYPES, type GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import type { StreamItems } from '#contract/streams.ts'
import { aSnapshot, games, toFact } from '../board/snapshot.ts'

const time = fc.nat({ max: 5 }).map((second) => toIso(second * 1_000))
const word = fc.constantFrom('a', 'b', 'c')
const lists = {
  events: {
    feed: eventsFeed,
    item: fc
      .record({
        type: fc.constantFrom('FlagSubmit', 'ContainerStart'),
        content: word,
        user: word,
        team: word,
        time,
      })
      .map((event) => ({ kind: 'event', event }) as const),
  },
  submissions: {
    feed: submissionsFeed,
    item: fc
      .record({
        answer: word,
        status: fc.constantFrom('Accepted', 'WrongAnswer'),
        user: word,
        team: word,
        challenge: word,
        time,
      })
      .map((submission) => ({ kind: 'submission', submission }) as const),
  },
  logs: {
    feed: logsFeed,
    item: fc.record({
      time,
      name: word,
      level: word,
      ip: word,
      msg: word,
      status: fc.constantFrom(null, 'Success'),
    }),
  },
} as const

const anAct = (number: number): AuditEntry => {
  const by = {
    actorId: '',
    actor: 'root',
    ip: '',
    act: 'TeamDeleted',
    kind: 'team',
    id: null,
    name: null,
  } as const
  return { number, time: toIso(number * 1_000), ...by, changes: [] }
}

/**
 * Items of a base server have no number, so they may arrive twice and in any order. The result must be the
 * same.
 */
function keepsTheLaw<Value, Item>(
  feed: { merge: (value: Value, item: Item) => Value },
  start: Value,
  item: fc.Arbitrary<Item>,
) {
  fc.assert(
    fc.property(
      fc
        .array(item, { maxLength: 8 })
        .chain((items) =>
          fc.tuple(
            fc.constant(items),
            fc.shuffledSubarray([...items, ...items], { minLength: 2 * items.length }),
          ),
        ),
      ([items, shuffled]) => {
        expect(shuffled.reduce(feed.merge, start)).toEqual(items.reduce(feed.merge, start))
      },
    ),
  )
}

describe('items without a number give the same value in any order, once or twice', () => {
  test('events', () => keepsTheLaw(lists.events.feed, [], lists.events.item))
  test('submissions', () => keepsTheLaw(lists.submissions.feed, [], lists.submissions.item))
  test('logs', () => keepsTheLaw(lists.logs.feed, [], lists.logs.item))
  test('audit', () => keepsTheLaw(auditFeed, [], fc.nat({ max: 9 }).map(anAct)))
  test('notices', () => {
    const noticeOf = (id: number): GameNotice => ({
      id,
      type: NOTICE_TYPES[id % 6] ?? 'Normal',
      content: `notice ${id}`,
      time: toIso((id % 3) * 1_000),
    })
    keepsTheLaw(
      noticesFeed,
      [],
      fc.nat({ max: 9 }).map((id) => ({ kind: 'added' as const, notice: noticeOf(id) })),
    )
  })
  test('a board ignores items without a number', () => {
    const read = {
      board: boardOf(aSnapshot({ teams: [{ organization: null }], challenges: [], bloodBonus: 0 })),
      items: null,
    }
    expect(boardFeed.merge(read, { kind: 'change' })).toBe(read)
  })
})

describe('notices', () => {
  const ids = fc.nat({ max: 4 })
  const item: fc.Arbitrary<StreamItems['notices']> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('added' as const, 'changed' as const),
      notice: fc.record({ id: ids, type: fc.constantFrom(...NOTICE_TYPES), content: word, time }),
    }),
    fc.record({ kind: fc.constant('removed' as const), id: ids }),
  )
  const fold = (notices: readonly GameNotice[], items: readonly StreamItems['notices'][]) =>
    items.reduce((list, each) => noticesFeed.merge(list, each), notices)
  test('are correct for a snapshot of any moment, after all later items', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), fc.nat(12), fc.nat(12), (items, one, other) => {
        const [heardFrom, takenAt] = one < other ? [one, other] : [other, one]
        const snapshot = fold([], items.slice(0, takenAt))
        const after = fold(snapshot, items.slice(heardFrom))
        expect(after).toEqual(fold([], items))
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
      }),
    )
  })
  test('ignore kinds of a newer server', () => {
    const news: StreamItems['notices'] = Object.assign(
      { kind: 'removed' as const, id: 1 },
      { kind: 'pinned' },
    )
    const before: readonly GameNotice[] = []
    expect(noticesFeed.merge(before, news)).toBe(before)
  })
})

describe('a board', () => {
  test('is the same for a snapshot of any moment and the facts since, even if repeated', () => {
    fc.assert(
      fc.property(games, fc.nat(), fc.nat(), ({ shape, solves }, cut, back) => {
        const at = solves.length === 0 ? 0 : cut % (solves.length + 1)
        const from = at === 0 ? 0 : back % (at + 1)
        let read = { board: boardOf(aSnapshot(shape, solves.slice(0, at), at)), items: null }
        for (let index = from; index < solves.length; index += 1) {
          const solve = solves[index]
          if (!solve) continue
          const { seq, ...fact } = toFact(solve, index + 1)
          const next = boardFeed.apply(read, fact, seq)
          if (!next) throw new Error('The fact does not follow.')
          read = { board: next.board, items: null }
        }
        expect(read.board).toEqual(boardOf(aSnapshot(shape, solves, solves.length)))
      }),
    )
  })
  test('never returns to an earlier state', () => {
    const newer = {
      board: boardOf(aSnapshot({ teams: [{ organization: null }], challenges: [], bloodBonus: 0 }, [], 5)),
      items: null,
    }
    const older = { board: { ...newer.board, seq: 4 }, items: null }
    expect(boardFeed.adopt(newer, older)).toBe(newer)
  })
})

describe('lists', () => {
  test('keep the thousand newest', () => {
    const logs = Array.from({ length: 1_200 }, (_, second) => ({
      time: toIso(second * 1_000),
      name: null,
      level: null,
      ip: null,
      msg: `${second}`,
      status: null,
    }))
    const kept = logs.reduce(logsFeed.merge, [] as readonly (typeof logs)[number][])
    expect([kept.length, kept[0]?.msg, kept.at(-1)?.msg]).toEqual([1_000, '1199', '200'])
  })
  test('accept a page without losing pushed entries', () => {
    const event = (second: number) =>
      ({
        type: 'FlagSubmit',
        content: `${second}`,
        user: 'a',
        team: 'b',
        time: toIso(second * 1_000),
      }) as const
    expect(
      eventsFeed.adopt([event(5), event(3)], [event(4), event(3)]).map(({ content }) => content),
    ).toEqual(['5', '4', '3'])
  })
  test('drop the entries below a page that does not reach them', () => {
    const log = (second: number) => ({
      time: toIso(second * 1_000),
      name: null,
      level: null,
      ip: null,
      msg: `${second}`,
      status: null,
    })
    const down = (from: number, count: number) => Array.from({ length: count }, (_, nth) => log(from - nth))
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.nat(30),
        fc.nat(4),
        fc.integer({ min: 5, max: 12 }),
        (had, missed, pushed, count) => {
          const newest = had + missed + pushed
          const page = down(newest, Math.min(count, newest))
          // Items that were pushed while the page was loading are newer than those from before the
          // disconnect.
          const adopted = logsFeed.adopt([...down(newest, pushed), ...down(had, had)], page)
          expect(adopted.map(({ msg }) => msg)).toEqual(down(newest, adopted.length).map(({ msg }) => msg))
          expect(adopted.length).toBeGreaterThanOrEqual(page.length)
          if (count > missed + pushed) expect(adopted).toHaveLength(newest)
        },
      ),
    )
  })
})

test('a team keeps the verdicts of its last hundred submissions', () => {
  const answer = (submitId: number): StreamItems['team'] => ({
    kind: 'answer',
    submitId,
    challengeId: 1,
    status: 'Accepted',
    user: 'ada',
    time: toIso(0),
  })
  const news = Array.from({ length: 120 }, (_, id) => answer(id)).reduce(teamFeed.merge, NO_UPDATES)
  expect([news.answers.size, news.answers.has(19), news.answers.get(20)]).toEqual([100, false, 'Accepted'])
})

test('a page of numbered actions joins the loaded ones, and is current at the newest number', () => {
  const down = (from: number, count: number) =>
    Array.from({ length: Math.min(from, count) }, (_, nth) => anAct(from - nth))
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 12 }), (had, missed, count) => {
      const page = down(had + missed, count)
      const adopted = auditFeed.adopt(down(had, had), page)
      expect(adopted.map(({ number }) => number)).toEqual(
        down(had + missed, adopted.length).map(({ number }) => number),
      )
      expect(adopted).toHaveLength(count >= missed ? had + missed : page.length)
      expect(auditFeed.seqOf?.(adopted)).toBe(had + missed)
    }),
  )
})
