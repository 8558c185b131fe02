import { act, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { PRESENTED_KEY } from '#src/browser/presented-store.ts'
import { aNotice } from '../worlds/builders.ts'
import { openPresenter, toasts, type PresenterWorld } from '../worlds/presenter.world.tsx'
import { waysThrough } from './journey.ts'
import { presenterJourney } from './presenter.journey.ts'

let app: PresenterWorld | null = null
afterEach(() => app?.close())

describe.each(waysThrough(presenterJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 30_000 }, async () => {
    app = await openPresenter()
    const { tell, repeat, look, told } = app
    const name = document.title
    const hint = () =>
      aNotice({ id: 2, type: 'NewHint', content: 'Warm up has a new hint', time: toIso(Date.now()) })
    await way.test(
      {
        'a notice comes': () => tell(hint()),
        "the team's first blood comes": () =>
          tell(
            aNotice({
              id: 2,
              type: 'FirstBlood',
              content: '🥇 Red Pandas – Warm up',
              time: toIso(Date.now()),
            }),
          ),
        'the line repeats it': () => repeat(hint()),
        'the player opens the scoreboard': () => app?.press('Scoreboard'),
        'the player goes elsewhere': () => look('hidden'),
        'the player comes back': () => look('visible'),
        'another tab says it': async () => {
          const [[account, game, memory]] = JSON.parse(localStorage.getItem(PRESENTED_KEY) ?? '[]') as [
            [string, string, { presented: number[] }],
          ]
          localStorage.setItem(
            PRESENTED_KEY,
            JSON.stringify([[account, game, { ...memory, presented: [...memory.presented, 2] }]]),
          )
          await act(async () => void dispatchEvent(new StorageEvent('storage', { key: PRESENTED_KEY })))
        },
        'four more come, and an hour goes by': async () => {
          await tell(
            ...[3, 4, 5, 6].map((id) =>
              aNotice({ id, content: `Notice ${id}`, time: toIso(Date.now() + id) }),
            ),
          )
          vi.setSystemTime(Date.now() + 3_600_000)
        },
      },
      {
        quiet: () => {
          expect(toasts()).toEqual([])
          expect(document.title).toBe(name)
        },
        said: async () => {
          await waitFor(() => expect(told()).toEqual(['New hint Warm up has a new hint']))
          expect(document.title).not.toMatch(/^\(/)
        },
        celebrated: () =>
          waitFor(() => expect(told()).toEqual(['First blood for your team! Red Pandas – Warm up'])),
        away: () => expect(toasts()).toEqual([]),
        waiting: () => {
          expect(toasts()).toEqual([])
          expect(document.title).toBe(`(1) ${name}`)
        },
        saidElsewhere: () => expect([document.title, toasts()]).toEqual([name, []]),
        heaped: () => expect([document.title, toasts()]).toEqual([`(5) ${name}`, []]),
        summedUp: async () => {
          await waitFor(() => expect(told()).toEqual(['5 unread notices Notice 6']))
          expect(document.title).toBe(name)
        },
      },
    )
  })
})
