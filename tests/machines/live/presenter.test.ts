import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { presenterEffects } from '#machines/live/presenter-effects.ts'
import {
  presenterMachine,
  toPresenterView,
  type NoticeGroupsEvent,
} from '#machines/live/presenter.machine.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'
import { aNotice } from '../../worlds/builders.ts'

const NOW = Date.parse('2026-11-20T09:00:30Z')
const news = (...ids: number[]) => ids.map((id) => aNotice({ id, type: 'NewHint', content: `notice ${id}` }))
const old = (...ids: number[]) => ids.map((id) => aNotice({ id, time: '2026-11-20T08:00:00+00:00' }))
const place = { account: 'ada', game: 1, team: 'Red Pandas' }

const paths = modelOf(
  presenterMachine,
  [
    { type: 'notices.arrived', notices: [] },
    { type: 'notices.arrived', notices: news(1, 2, 3) },
    { type: 'notices.arrived', notices: news(4) },
    { type: 'page.shown' },
    { type: 'page.hidden' },
    { type: 'tabs.presented', ids: [1, 2, 3] },
    answerOf('presenter.recalling', { presented: [], rung: [] }),
    answerOf('presenter.claiming', { granted: [1, 2, 3], unrung: [1] }),
    answerOf('presenter.ringing', { granted: [1], presented: [2] }),
    elapsed('untilOthersHadTheirTurn', 'presenter.deferring'),
    elapsed('untilRoom', 'presenter.full'),
  ],
  {
    input: { ...place, now: () => NOW },
    contextOf: ({ isVisible, held }) => [isVisible, Array.isArray(held) && held.length > 0],
  },
).getShortestPaths()

test('every transition is taken', () => expect(missedBy(paths, presenterMachine)).toEqual([]))
/** One tab, in a browser that stores which notices were presented. */
function open({
  presented = [],
  isFirstVisit = false,
}: { presented?: number[]; isFirstVisit?: boolean } = {}) {
  const clock = new SimulatedClock()
  const memory = { presented: new Set(presented), rung: new Set<number>() }
  const told: NoticeGroupsEvent[] = []
  const rung: number[][] = []
  let hold: Promise<void> | null = null
  const actor = createActor(
    presenterMachine.provide({
      actors: {
        recall: presenterEffects.recall.by(async ({ ids }) => ({
          presented: isFirstVisit ? ids : [...memory.presented],
          rung: [],
        })),
        claim: presenterEffects.claim.by(async ({ ids }) => {
          await hold
          const granted = ids.filter((id) => !memory.presented.has(id))
          granted.forEach((id) => memory.presented.add(id))
          return { granted, unrung: granted.filter((id) => !memory.rung.has(id)) }
        }),
        claimBell: presenterEffects.claimBell.by(async ({ ids }) => {
          const granted = ids.filter((id) => !memory.presented.has(id) && !memory.rung.has(id))
          granted.forEach((id) => memory.rung.add(id))
          return { granted, presented: [...memory.presented] }
        }),
        watchPage: presenterEffects.watchPage.by(() => () => {}),
        watchTabs: presenterEffects.watchTabs.by(() => () => {}),
      },
    }),
    { clock, input: { ...place, now: () => NOW + clock.now() } },
  )
  actor.on('presented', ({ presented: each, isLoud }) => told.push({ presented: each, isLoud }))
  actor.on('rung', ({ notices }) => rung.push(notices.map(({ id }) => id)))
  actor.start()
  const rests = () => new Promise<void>((settle) => setTimeout(settle))
  return {
    memory,
    rung,
    holdClaims: (until: Promise<void>) => void (hold = until),
    async does(...events: Parameters<typeof actor.send>[0][]) {
      for (const event of events) actor.send(event)
      await rests()
    },
    async passes(ms: number) {
      clock.increment(ms)
      await rests()
    },
    /** The ids that were announced together, because several notices share one announcement. */
    told: () =>
      told.map(({ presented: { each, more, missed } }) => ({
        each: each.map(({ notice }) => notice.id),
        more: more.map(({ id }) => id),
        missed: missed.map(({ id }) => id),
      })),
    loud: () => told.map(({ isLoud }) => isLoud),
    unseen: () => toPresenterView(actor.getSnapshot()).unseen,
    state: () => actor.getSnapshot().value,
  }
}
const tell = (notices: ReturnType<typeof news>) => ({ type: 'notices.arrived', notices }) as const

describe('a visible tab', () => {
  test('presents new notices once, and none from before a first visit', async () => {
    const tab = open({ isFirstVisit: true })
    await tab.does(tell(news(1)))
    expect(tab.told()).toEqual([])
    await tab.does(tell(news(1, 2)))
    await tab.does(tell(news(1, 2)))
    expect([tab.told(), tab.loud(), tab.state()]).toEqual([
      [{ each: [2], more: [], missed: [] }],
      [true],
      'idle',
    ])
  })
  test('sums up the notices since the last visit, without a sound', async () => {
    const tab = open({ presented: [1] })
    await tab.does(tell(old(1, 2, 3, 4, 5, 6)))
    expect([tab.told(), tab.loud()]).toEqual([[{ each: [], more: [], missed: [2, 3, 4, 5, 6] }], [false]])
  })
  test('shows at most three of a burst, and sums up the others', async () => {
    const tab = open()
    await tab.does(tell(news(1, 2, 3, 4, 5)))
    expect(tab.told()).toEqual([{ each: [1, 2], more: [3, 4, 5], missed: [] }])
  })
  test('delays the next notices until there is room', async () => {
    const tab = open()
    await tab.does(tell(news(1, 2)))
    await tab.passes(1_000)
    await tab.does(tell(news(1, 2, 3)), tell(news(1, 2, 3, 4)))
    // The title counts only for a user who looks elsewhere.
    expect([tab.told().length, tab.state(), tab.unseen()]).toEqual([2, 'full', 0])
    await tab.does(tell(news(1, 2, 3, 4, 5)))
    await tab.passes(3_999)
    expect(tab.told()).toHaveLength(2)
    await tab.passes(1)
    expect(tab.told()).toHaveLength(3)
  })
  test('presents granted notices while the next ones arrive', async () => {
    const tab = open()
    let grant = () => {}
    tab.holdClaims(new Promise((resolve) => void (grant = resolve)))
    await tab.does(tell(news(1)))
    await tab.does(tell(news(1, 2)), { type: 'page.hidden' }, { type: 'page.shown' })
    grant()
    await tab.passes(0)
    await tab.passes(0)
    expect(tab.told().flatMap(({ each }) => each)).toEqual([1, 2])
  })
  test('ignores notices that another tab has presented, or that an organiser has deleted', async () => {
    const tab = open()
    await tab.does(
      tell([]),
      { type: 'page.hidden' },
      tell(news(1, 2, 3)),
      { type: 'tabs.presented', ids: [1] },
      tell(news(1, 3)),
    )
    expect(tab.unseen()).toBe(1)
    await tab.does({ type: 'page.shown' })
    expect(tab.told()).toEqual([{ each: [3], more: [], missed: [] }])
  })
})

describe('a hidden tab', () => {
  test('counts the waiting notices once it knows which were presented', async () => {
    const tab = open({ presented: [1, 2] })
    const recalled = tab.does({ type: 'page.hidden' }, tell(news(1, 2, 3)))
    expect([tab.state(), tab.unseen()]).toEqual(['recalling', 0])
    await recalled
    expect([tab.state(), tab.unseen()]).toEqual(['deferring', 1])
  })
  test('rings once after a second, and presents when the user looks', async () => {
    const tab = open()
    await tab.does(tell([]), { type: 'page.hidden' }, tell(news(1, 2)))
    await tab.passes(999)
    expect([tab.rung, tab.unseen()]).toEqual([[], 2])
    await tab.passes(1)
    await tab.passes(10_000)
    expect([tab.rung, tab.told(), tab.state()]).toEqual([[[1, 2]], [], 'unseen'])
    await tab.does({ type: 'page.shown' })
    expect([tab.told(), tab.loud(), tab.unseen()]).toEqual([
      [{ each: [1, 2], more: [], missed: [] }],
      [false],
      0,
    ])
  })
  test('sums up for a user who returns late', async () => {
    const tab = open()
    await tab.does(tell([]), { type: 'page.hidden' }, tell(news(1, 2, 3, 4, 5)))
    await tab.passes(600_000)
    await tab.does({ type: 'page.shown' })
    expect(tab.told()).toEqual([{ each: [], more: [], missed: [1, 2, 3, 4, 5] }])
  })
  test('rings even if other events arrive', async () => {
    const tab = open()
    await tab.does(tell([]), { type: 'page.hidden' })
    for (let id = 1; id <= 4; id += 1) {
      await tab.does(tell(news(...Array.from({ length: id }, (_, nth) => nth + 1))))
      await tab.passes(300)
    }
    expect(tab.rung).toEqual([[1, 2, 3, 4]])
  })
  test('does not ring for old notices, nor for those that another tab rang for', async () => {
    const tab = open()
    tab.memory.rung.add(3)
    await tab.does(tell([]), { type: 'page.hidden' }, tell([...old(1, 2), ...news(3)]))
    await tab.passes(1_000)
    expect([tab.rung.flat(), tab.unseen()]).toEqual([[], 3])
  })
})
