import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import {
  anEvent,
  EVENTS,
  EVENTS_WITHOUT,
  ok,
  openFakeHub,
  rowsOf,
  scroll,
  told,
  watched,
} from '../worlds/monitor.world.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { monitorEventsJourney } from './monitor-events.journey.ts'

const started = anEvent(1, { type: 'ContainerStart', content: 'Web shell#9 started', team: 'Moles' })
const before = [anEvent(2), started]
const SNAPSHOT = 'GET /api/game/1/events'
const LIST = /^Events, newest first/
let app: WholeApp | null = null

afterEach(() => app?.close())

describe.each(waysThrough(monitorEventsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    localStorage.clear()
    localStorage.setItem('language', 'en')
    const hub = openFakeHub()
    const open = () =>
      openWholeApp(
        '/games/1/room/live/Events',
        {
          ...watched('Monitor', []),
          [SNAPSHOT]: 'held',
          [EVENTS]: 'held',
          [EVENTS_WITHOUT]: ok([anEvent(2)]),
        },
        hub.connect,
      )
    app = await open()
    const { press, type, sees, seesNot } = app
    const answer = async (...questions: string[]) => {
      for (const question of questions) {
        await waitFor(() => expect(app?.server.countOf(question)).toBeGreaterThan(0))
        app?.server.release(question, ok(before))
      }
      await settle()
    }
    const rows = () => rowsOf(LIST).map((text) => text?.replace(/(Owls|Moles|Bears).*$/, ''))
    const [second, first] = ['SubmissionWrong flag{2}  Warm up#7', 'Instance startedWeb shell#9']
    const third = 'SubmissionWrong flag{3}  Warm up#7'
    await way.test(
      {
        'the server answers': () => answer(EVENTS, SNAPSHOT),
        'the line is cut': async () => {
          app?.server.release(EVENTS, 'silence')
          await settle()
        },
        'the organiser tries again': () => press('Try again'),
        'a team answers': async () => {
          await hub.tell('monitor', [told.event(anEvent(3, { team: 'Bears' }))])
        },
        'an instance starts': () =>
          hub.tell('monitor', [
            told.event(anEvent(4, { type: 'ContainerStart', content: 'Web shell#9 started' })),
          ]),
        'the live line is cut': async () => {
          // The server of this journey has no numbered streams, so the connection shows the age of the data.
          await waitFor(() =>
            expect(screen.getAllByRole('button', { name: /^(?:Live|Updated)/ })).toHaveLength(1),
          )
          await hub.cut()
        },
        'the organiser reads further down': () => scroll(LIST, 200),
        'the organiser scrolls back up': () => scroll(LIST, 0),
        'the organiser goes to the new ones': () => press('1 new'),
        'the organiser hides instances': async () => {
          screen.getByRole('radio', { name: 'Without instance events' }).click()
          await settle()
        },
        'the organiser looks for a team': async () => {
          await type(/^Search by team/, 'moles')
          await waitFor(() => expect(rows()).toHaveLength(1))
        },
        'the organiser clears the search': () => type(/^Search by team/, ''),
        'the organiser goes on stage': async () => {
          screen.getByRole('switch', { name: 'Streaming mode' }).click()
          await settle()
        },
        'the page is loaded anew': async () => {
          const kept = Object.entries(localStorage)
          app?.close()
          for (const [key, value] of kept) localStorage.setItem(key, String(value))
          app = await open()
          await answer(EVENTS, SNAPSHOT)
        },
      },
      {
        asking: async () => {
          await waitFor(() => expect(app?.server.countOf(EVENTS)).toBeGreaterThan(0))
          expect(screen.queryByRole('region', { name: LIST })).toBeNull()
        },
        failed: () => sees(/Can’t reach the server/),
        listed: () => waitFor(() => expect(rows()).toEqual([second, first])),
        stale: async () => {
          await sees('Not live right now. This list may be out of date.')
          expect(rows()).toEqual([second, first])
        },
        streamed: () => waitFor(() => expect(rows()).toEqual([third, second, first])),
        held: async () => {
          await sees('Paused while you scroll.')
          expect(rows()).toEqual([second, first])
        },
        counting: async () => {
          await sees('1 new')
          expect(rows()).toEqual([second, first])
        },
        withoutInstances: async () => {
          await waitFor(() => expect(rows()).toEqual([second]))
        },
        narrowed: async () => {
          await waitFor(() => expect(rows()).toEqual([first]))
          await sees('1 of 2 loaded')
        },
        stillNarrowed: async () => {
          await sees('1 of 3 loaded')
          expect(rows()).toEqual([first])
        },
        masked: async () => {
          await sees('Flag hidden')
          expect(document.body.innerHTML).not.toContain('flag{')
        },
        maskedStream: async () => {
          await waitFor(() => expect(rows()).toHaveLength(3))
          expect(document.body.innerHTML).not.toContain('flag{')
        },
        stillMasked: async () => {
          await waitFor(() => expect(rows().length).toBeGreaterThan(1))
          expect(document.body.innerHTML).not.toContain('flag{')
          seesNot('1 new')
        },
      },
    )
  })
})
