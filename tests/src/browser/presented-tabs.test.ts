import fc from 'fast-check'
import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { GameNotice } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import {
  presenterEffects,
  type PageVisibilityEvent,
  type PresentedInTabs,
} from '#machines/live/presenter-effects.ts'
import { presenterMachine } from '#machines/live/presenter.machine.ts'
import { openPresentedStore, PRESENTED_KEY } from '#src/browser/presented-store.ts'
import { aNotice } from '../../worlds/builders.ts'

const START = Date.parse('2026-11-20T09:00:00Z')
const PLACE = { account: 'ada', game: 1 }
const TABS = 3

/**
 * The tabs of one browser. They share one storage, and one lock that is granted in turn, each time a turn
 * later.
 */
function openBrowser() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage
  const clock = new SimulatedClock()
  const presented: number[] = []
  const rung: number[] = []
  let turn: Promise<unknown> = Promise.resolve()
  let isHeld = false
  const alone = <Result>(work: () => Result): Promise<Result> => {
    const mine = turn.then(async () => {
      expect(isHeld).toBe(false)
      isHeld = true
      await Promise.resolve()
      const result = work()
      isHeld = false
      return result
    })
    turn = mine
    return mine
  }
  const tabs = new Map<number, ReturnType<typeof openTab>>()
  /**
   * Notifies the other tabs of a write. Browsers do so late, sometimes after another tab has already read the
   * storage.
   */
  const spread = (from: number) =>
    void turn.then(() => {
      for (const [nth, tab] of tabs) if (nth !== from) tab.hearOthers()
    })
  function openTab(nth: number, isVisible: boolean) {
    const store = openPresentedStore(storage, alone)
    let see: (seen: PageVisibilityEvent) => void = () => {}
    let hear: (told: PresentedInTabs) => void = () => {}
    const actor = createActor(
      presenterMachine.provide({
        actors: {
          recall: presenterEffects.recall.by((asked, signal) => store.recall(asked, () => signal.aborted)),
          claim: presenterEffects.claim.by((asked, signal) => store.claim(asked, () => signal.aborted)),
          claimBell: presenterEffects.claimBell.by((asked, signal) =>
            store.claimBell(asked, () => signal.aborted),
          ),
          watchPage: presenterEffects.watchPage.by((_, say) => {
            see = say
            say({ type: isVisible ? 'page.shown' : 'page.hidden' })
            return () => {}
          }),
          watchTabs: presenterEffects.watchTabs.by((_, say) => {
            hear = say
            return () => {}
          }),
        },
      }),
      { clock, input: { ...PLACE, team: null, now: () => START + clock.now() } },
    )
    actor.on('presented', ({ presented: { each, more, missed } }) => {
      presented.push(
        ...each.map(({ notice }) => notice.id),
        ...more.map(({ id }) => id),
        ...missed.map(({ id }) => id),
      )
      spread(nth)
    })
    actor.on('rung', ({ notices }) => rung.push(...notices.map(({ id }) => id)))
    actor.start()
    return {
      tell: (notices: readonly GameNotice[]) => actor.send({ type: 'notices.arrived', notices }),
      look: (isSeen: boolean) => see({ type: isSeen ? 'page.shown' : 'page.hidden' }),
      hearOthers: () => hear({ type: 'tabs.presented', ids: kept() }),
      close: () => actor.stop(),
    }
  }
  const kept = (): number[] => {
    const [entry] = JSON.parse(items.get(PRESENTED_KEY) ?? '[]') as [
      string,
      string,
      { presented: number[] },
    ][]
    return entry?.[2].presented ?? []
  }
  return {
    clock,
    presented,
    rung,
    tabs,
    open: (nth: number, isVisible: boolean) => void tabs.set(nth, openTab(nth, isVisible)),
    /** Waits until every promise of every tab has settled. */
    async rests() {
      for (let round = 0; round < 3; round += 1) {
        await turn
        await new Promise((settle) => setImmediate(settle))
      }
    },
  }
}

const tab = fc.nat({ max: TABS - 1 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const) }),
  // A tab may receive the list late, and an older one than before.
  fc.record({ kind: fc.constant('tell' as const), tab, behind: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('look' as const), tab, isSeen: fc.boolean() }),
  fc.record({ kind: fc.constant('reopen' as const), tab, isSeen: fc.boolean() }),
  // The page may be closed while it waits for the lock.
  fc.record({ kind: fc.constant('vanish' as const), tab, isSeen: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(0, 400, 1_000, 5_000, 70_000) }),
  fc.record({ kind: fc.constant('rest' as const) }),
)

test('in any order of events in all tabs: each notice is presented exactly once, and rung for at most once', () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.boolean(), async (steps, isSeenFirst) => {
      const browser = openBrowser()
      const { tabs, clock } = browser
      const published: GameNotice[] = [aNotice({ id: 1, time: toIso(START) })]
      browser.open(0, isSeenFirst)
      tabs.get(0)?.tell(published)
      await browser.rests()
      const reopen = ({ tab: nth, isSeen }: { tab: number; isSeen: boolean }) => {
        tabs.get(nth)?.close()
        browser.open(nth, isSeen)
        tabs.get(nth)?.tell(published)
      }
      for (const each of steps) {
        switch (each.kind) {
          case 'publish':
            published.unshift(aNotice({ id: published.length + 1, time: toIso(START + clock.now()) }))
            break
          case 'tell':
            tabs.get(each.tab)?.tell(published.slice(each.behind))
            break
          case 'look':
            tabs.get(each.tab)?.look(each.isSeen)
            break
          case 'vanish':
            await browser.rests()
            published.unshift(aNotice({ id: published.length + 1, time: toIso(START + clock.now()) }))
            tabs.get(each.tab)?.tell(published)
            reopen(each)
            break
          case 'reopen':
            reopen(each)
            break
          case 'pass':
            clock.increment(each.ms)
            break
          case 'rest':
            await browser.rests()
            break
          default:
            each satisfies never
        }
      }
      for (const each of tabs.values()) each.tell(published)
      tabs.get(0)?.look(true)
      for (let round = 0; round < published.length + 3; round += 1) {
        await browser.rests()
        clock.increment(5_000)
      }
      const expected = published.map(({ id }) => id).filter((id) => id > 1)
      expect(browser.presented.toSorted((one, other) => one - other)).toEqual(
        expected.toSorted((one, other) => one - other),
      )
      expect(new Set(browser.rung).size).toBe(browser.rung.length)
    }),
    { numRuns: 300 },
  ))
