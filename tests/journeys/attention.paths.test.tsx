import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AttentionCause } from '#contract/models/room-overview.ts'
import { examples } from '#src/features/room-overview/room.examples.tsx'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { attentionJourney } from './attention.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/organiser.world.ts'
import '#src/pages/room-overview.tsx'
import '#src/features/room-overview/room-state.tsx'
import '#src/text/areas/room-overview.en.ts'

const OVERVIEW = 'GET /api/game/1/overview/room'
const ACT = 'POST /api/game/1/attention'
const GONE = 'No longer a cause'
const me = aProfile({ role: 'Admin' })
const waiting = examples.during.causes.find(({ kind }) => kind === 'TeamsWaiting')
let app: TimedApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const overviewWith = (facts: Partial<AttentionCause>) => {
  if (!waiting) throw new Error('the example lacks the cause')
  return ok({ ...examples.during, causes: [{ ...waiting, ...facts }] })
}

describe.each(waysThrough(attentionJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, sees, seesNot, answer, passes } = (app = await openTimed(
      '/games/1/room/overview',
      {
        'GET /api/config': ok(aConfig({ features: ['room-overview'] })),
        'GET /api/account/profile': ok(me),
        'GET /api/edit/games/1': ok(aGameToEdit()),
        [OVERVIEW]: overviewWith({}),
        [ACT]: 'held',
      },
      { now: Date.parse(examples.during.countedAt) },
    ))
    const acts = {
      Take: { takenBy: me.userName },
      Leave: {},
      Snooze: { snoozedUntil: '2026-11-22T10:30:00Z' },
    }
    let sent = 0
    let task: 'Take' | 'Leave' | 'Snooze' | 'Wake' = 'Take'
    const button = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}: 12 teams`) })
    const does = (next: typeof task) => () => {
      task = next
      sent += 1
      return press(new RegExp(`^${next}: 12 teams`))
    }
    const replies = async (reply: Reply | 'silence') => {
      await answer(ACT, reply)
      await settle()
    }
    const isSent = () => {
      expect(server.countOf(ACT)).toBe(sent)
      expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
        key: 'TeamsWaiting',
        act: task,
      })
    }
    const isFree = () => {
      expect(button('Take')).not.toBeNull()
      expect(button('Leave')).toBeNull()
      expect(button('Snooze')).not.toBeNull()
      seesNot('kenji')
    }
    await way.test(
      {
        'the organiser takes it': does('Take'),
        'the organiser is impatient': () => press(/^Take: 12 teams/),
        'the organiser leaves it': does('Leave'),
        'the organiser snoozes it': does('Snooze'),
        'the organiser wakes it': async () => {
          await press('Snoozed 1')
          await does('Wake')()
        },
        'the server agrees': () => {
          const now = overviewWith(task === 'Wake' ? {} : acts[task])
          server.says(OVERVIEW, now)
          return replies(now)
        },
        'the cause is gone': () => replies(refused(GONE, 404)),
        'the line is cut': () => replies('silence'),
        'another organiser takes it over': async () => {
          server.says(OVERVIEW, overviewWith({ takenBy: 'kenji' }))
          await passes(60_000)
        },
      },
      {
        free: async () => {
          await sees('12 teams wait for approval')
          isFree()
          expect(server.countOf(ACT)).toBe(sent)
        },
        taking: () => {
          isSent()
          expect(button('Leave')).toBeNull()
        },
        untaken: async () => {
          await sees(GONE)
          isFree()
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          isFree()
        },
        taken: () => {
          expect(button('Leave')).not.toBeNull()
          expect(button('Take')).toBeNull()
        },
        takenOver: async () => {
          await sees('kenji')
          expect(button('Take')).not.toBeNull()
        },
        leaving: () => {
          isSent()
          expect(button('Leave')).not.toBeNull()
        },
        snoozing: async () => {
          isSent()
          await sees('12 teams wait for approval')
        },
        snoozed: async () => {
          await sees('Snoozed 1')
          seesNot('12 teams wait for approval')
        },
        waking: isSent,
      },
    )
  })
})
