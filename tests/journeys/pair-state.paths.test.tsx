import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PairState } from '#contract/models/pair-states.ts'
import type { TeamPair } from '#contract/models/team-pairs.ts'
import { ok, openFakeHub, watched } from '../worlds/monitor.world.ts'
import { refused } from '../worlds/server.ts'
import { aPair, PAIRS } from '../worlds/team-pairs.world.ts'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { waysThrough } from './journey.ts'
import { pairStateJourney } from './pair-state.journey.ts'

const SET = 'PUT /api/game/1/pairs/1/2/state'
const FEATURES = ['board', 'room-pages', 'team-pairs', 'pair-states', 'pair-updates']
const CHANGED = 'Another organiser has just changed this pair'
const pairs = (state: PairState, by: string) => {
  const pair: TeamPair = aPair(1, 2)
  const set = state === 'Open' ? pair : { ...pair, state: { state, by, at: '2026-11-20T09:41:00+00:00' } }
  return ok({ total: 1, pairs: [set] })
}
let app: TimedApp | null = null

afterEach(() => app?.close())

const choice = (name: string) => screen.getByRole('button', { name })
const isChosen = (name: string) =>
  waitFor(() => expect(choice(name).getAttribute('aria-pressed')).toBe('true'))

describe.each(waysThrough(pairStateJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const hub = openFakeHub()
    const { server, press, sees, seesNot, answer } = (app = await openTimed(
      '/games/1/room/live/cheatinfo',
      { ...watched('Admin', FEATURES), [PAIRS]: pairs('Open', ''), [SET]: 'held' },
      { connect: hub.connect },
    ))
    await press(/details/)
    await screen.findByRole('button', { name: 'Dismiss' })
    let now: PairState = 'Open'
    let sent = 0
    const begin = async (name: string) => {
      sent += 1
      await press(name)
    }
    const release = async (reply: Parameters<typeof server.release>[1]) => {
      await waitFor(() => expect(server.countOf(SET)).toBe(sent))
      await answer(SET, reply)
    }
    const sentBody = () => server.asked.findLast(({ method }) => method === 'PUT')?.body
    const become = (state: PairState, by: string) => {
      now = state
      server.says(PAIRS, pairs(state, by))
      return pairs(state, by)
    }
    await way.test(
      {
        'the organiser takes it': () => begin('Take in hand'),
        'the organiser dismisses it': () => begin('Dismiss'),
        'the organiser is impatient': () => press('Dismiss'),
        'the organiser takes it back': () => begin('Undo'),
        'the server agrees': () => {
          const { state } = sentBody() as { state: PairState }
          return release(become(state, 'ada'))
        },
        'another organiser was faster': () => {
          become('Dismissed', 'kenji')
          return release(refused(CHANGED, 409))
        },
        'the line is cut': () => release('silence'),
        'another organiser takes it': () => {
          become('InHand', 'kenji')
          return hub.tellEdit({ game: 1, part: 'pairs' })
        },
      },
      {
        open: async () => {
          await isChosen('Not looked at')
          await sees('1 pair not looked at')
        },
        theirs: async () => {
          await isChosen('Take in hand')
          await sees('kenji')
        },
        taking: async () => {
          await waitFor(() => expect(server.countOf(SET)).toBe(sent))
          expect(sentBody()).toEqual({ state: 'InHand', was: 'Open' })
          await isChosen('Not looked at')
        },
        late: async () => {
          await sees(CHANGED)
          await isChosen('Dismiss')
          await sees('kenji')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          await isChosen('Not looked at')
        },
        taken: async () => {
          await isChosen('Take in hand')
          await sees('ada')
        },
        dismissing: async () => {
          await waitFor(() => expect(server.countOf(SET)).toBe(sent))
          expect(sentBody()).toEqual({ state: 'Dismissed', was: now })
        },
        dismissed: async () => {
          await isChosen('Dismiss')
          await sees('Red Pandas and Owls: dismissed.')
        },
        undoing: async () => {
          await waitFor(() => expect(server.countOf(SET)).toBe(sent))
          await isChosen('Dismiss')
        },
        restored: async () => {
          await isChosen(now === 'Open' ? 'Not looked at' : 'Take in hand')
          seesNot('Undo')
        },
      },
    )
  })
})

const openTheirs = async (features: readonly string[]) => {
  const { server, press, sees, passes } = (app = await openTimed(
    '/games/1/room/live/cheatinfo',
    { ...watched('Admin', [...features]), [PAIRS]: pairs('Open', '') },
    { connect: openFakeHub().connect },
  ))
  await press(/details/)
  await sees('1 pair not looked at')
  server.says(PAIRS, pairs('InHand', 'kenji'))
  return { server, sees, passes, asked: server.countOf(PAIRS) }
}

test('a server that pushes no states is asked every few seconds', { timeout: 30_000 }, async () => {
  const { sees, passes } = await openTheirs(FEATURES.filter((feature) => feature !== 'pair-updates'))
  await passes(6_000)
  await sees('kenji')
})

test(
  'a server that pushes states is asked only once a minute, for new links',
  { timeout: 30_000 },
  async () => {
    const { server, sees, passes, asked } = await openTheirs(FEATURES)
    await passes(30_000)
    expect(server.countOf(PAIRS)).toBe(asked)
    await passes(35_000)
    await sees('kenji')
  },
)
