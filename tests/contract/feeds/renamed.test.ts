import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventsFeed } from '#contract/feeds/events.ts'
import { submissionsFeed } from '#contract/feeds/submissions.ts'
import type { GameEvent } from '#contract/models/event.ts'
import type { Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { mergeEntries, toLiveEntry } from '#machines/admin/live-entries.ts'

const NO_EVENTS: readonly GameEvent[] = []
const NO_SUBMISSIONS: readonly Submission[] = []
const eventOf = (number: number, name: string) => ({
  kind: 'event' as const,
  event: {
    type: 'FlagSubmit' as const,
    content: 'c',
    user: name,
    team: name,
    time: toIso((number % 3) * 1_000),
    number,
  },
})
const submissionOf = (number: number, name: string) => ({
  kind: 'submission' as const,
  submission: {
    answer: 'a',
    status: 'Accepted' as const,
    user: name,
    team: name,
    challenge: name,
    time: toIso((number % 3) * 1_000),
    number,
  },
})
/** Entries with the old name, and the same entries from a later page or stream with the new one. */
const told = fc
  .uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 })
  .chain((before) => fc.tuple(fc.constant(before), fc.shuffledSubarray(before)))

test('events are shown once each after a rename, with the new names', () => {
  fc.assert(
    fc.property(told, ([before, again]) => {
      const items = [...before.map((n) => eventOf(n, 'old')), ...again.map((n) => eventOf(n, 'new'))]
      const list = items.reduce(eventsFeed.merge, NO_EVENTS)
      expect([list.length, new Set(list.map(({ number }) => number))]).toEqual([
        before.length,
        new Set(before),
      ])
      for (const n of again) expect(list).toContainEqual(eventOf(n, 'new').event)
      const fetched = list.map((event) => ({ ...event, user: 'newest' }))
      expect(eventsFeed.adopt(list, fetched)).toEqual(fetched)
    }),
  )
})
test('submissions are shown once each after a rename, with the new names', () => {
  fc.assert(
    fc.property(told, ([before, again]) => {
      const list = [
        ...before.map((n) => submissionOf(n, 'old')),
        ...again.map((n) => submissionOf(n, 'new')),
      ].reduce(submissionsFeed.merge, NO_SUBMISSIONS)
      expect([list.length, new Set(list.map(({ number }) => number))]).toEqual([
        before.length,
        new Set(before),
      ])
      for (const n of again) expect(list).toContainEqual(submissionOf(n, 'new').submission)
    }),
  )
})
test('an older page does not repeat entries that the stream has sent under another name', () => {
  const [streamed, listed] = [submissionOf(4, 'old').submission, submissionOf(4, 'new').submission]
  expect(mergeEntries([toLiveEntry.submission(streamed)], [toLiveEntry.submission(listed)])).toHaveLength(1)
  const event = eventOf(4, 'old').event
  // An event and a submission with the same id are two entries, because each list has its own numbers.
  expect(mergeEntries([toLiveEntry.submission(streamed)], [toLiveEntry.event(event)])).toHaveLength(2)
})
test('an entry of a base server has no id and is identified by all of its fields', () => {
  const { number: _, ...event } = eventOf(1, 'old').event
  const list = [event, event, { ...event, content: 'another' }].reduce(
    (events, one) => eventsFeed.merge(events, { kind: 'event', event: one }),
    NO_EVENTS,
  )
  expect(list).toHaveLength(2)
})
