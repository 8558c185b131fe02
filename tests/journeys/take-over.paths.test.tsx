import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { ok } from '../worlds/platform.world.ts'
import { STATES } from '../worlds/take-over-states.ts'
import { openTakeOver } from '../worlds/take-over.world.ts'
import type { WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { takeOverJourney } from './take-over.journey.ts'

const READ = 'GET /api/admin/takeover'
const TRY = 'POST /api/admin/takeover/trial'
const TAKE = 'POST /api/admin/takeover'
const SIGNED_OUT = { status: 401, body: { title: 'Sign in first', status: 401 } }
const FROM = 'postgres://gzctf:word@db:5432/gzctf'
let app: WholeApp | null = null
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  app?.close()
  vi.useRealTimers()
})

describe.each(waysThrough(takeOverJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, pressable } = (app = await openTakeOver({
      [TRY]: 'held',
      [TAKE]: 'held',
    }))
    let tries = 0
    const says = async (state: keyof typeof STATES) => {
      server.says(READ, ok(STATES[state]))
      await act(() => vi.advanceTimersByTimeAsync(1000))
      await settle()
    }
    const begins = async (call: string, state: keyof typeof STATES) => {
      server.says(READ, ok(STATES[state]))
      server.release(call, ok())
      await settle()
    }
    await screen.findByLabelText('Database')
    await way.test(
      {
        'the organiser sends nothing': () => press('Dry run'),
        'the organiser tries it': async () => {
          tries += 1
          await type('Database', FROM)
          await type('Folder of its files', '/srv/files')
          await press(/^Dry run/)
        },
        'the server begins': () => begins(TRY, 'trying'),
        'the platform is not empty any more': async () => {
          server.release(TRY, { status: 409, body: { title: 'This platform isn’t empty', status: 409 } })
          await settle()
        },
        'the session has ended': async () => {
          server.release(TRY, SIGNED_OUT)
          await settle()
        },
        'the line is cut': async () => {
          server.says(READ, 'silence')
          server.release(TRY, 'silence')
          await settle()
        },
        'the organiser reads again': async () => {
          server.says(READ, ok(STATES.trying))
          await press('Try again')
        },
        'the organiser reads again, and it is filled': async () => {
          server.says(READ, ok(STATES.filled))
          await press('Try again')
        },
        'the organiser reads again, signed out': async () => {
          server.says(READ, SIGNED_OUT)
          await press('Try again')
        },
        'the session ends meanwhile': async () => {
          server.says(READ, SIGNED_OUT)
          await act(() => vi.advanceTimersByTimeAsync(1000))
          await settle()
        },
        'the dry run ends well': () => says('tried'),
        'the dry run finds a bad row': () => says('trialFailed'),
        'the organiser types another folder': () => type('Folder of its files', '/srv/others'),
        'the organiser takes over': () => press('Take over now'),
        'the server begins to take': () => begins(TAKE, 'taking'),
        'the server stops at once': async () => {
          server.says(READ, 'silence')
          server.release(TAKE, ok())
          await settle()
        },
        'the server stops': async () => {
          server.says(READ, { status: 503 })
          await act(() => vi.advanceTimersByTimeAsync(1000))
          await settle()
        },
        'the server is back': () => says('taking'),
        'the take-over ends well': () => says('taken'),
        'the take-over fails': () => says('takeFailed'),
      },
      {
        offered: () => sees('The other server'),
        flawed: async () => {
          await sees('Enter the database of that server.')
          await sees('Enter the folder of its files.')
          expect(server.countOf(TRY)).toBe(0)
        },
        asking: async () => {
          await sees('Starting…')
          expect(server.countOf(TRY)).toBe(tries)
          expect(server.asked.at(-1)?.body).toEqual({ from: FROM, folder: '/srv/files' })
        },
        stopped: async () => {
          await sees('This platform isn’t empty')
          expect(screen.getByLabelText<HTMLInputElement>('Database').value).toBe(FROM)
        },
        closed: async () => {
          await sees('Only administrators can take over a server')
          expect(pressable('Sign in').length).toBeGreaterThan(0)
        },
        filled: () => sees('This platform isn’t empty'),
        unsure: () => sees(/Can’t reach the server/),
        trying: async () => {
          await sees('Reading rows')
          await sees(/10 of 40 rows · about [\d:]*3 left/)
        },
        badRow: async () => {
          await sees('The dry run failed')
          await sees('Games id 5: the title is null')
        },
        tried: async () => {
          await sees('What the dry run found')
          await sees('challenge 30')
          expect(pressable('Take over now')).toHaveLength(1)
        },
        edited: async () => {
          await sees('The other server')
          seesNot('challenge 30')
          expect(pressable('Take over now')).toEqual([])
        },
        beginning: async () => {
          expect(server.countOf(TAKE)).toBe(1)
          expect(server.asked.at(-1)?.body).toEqual({ from: FROM, folder: '/srv/files' })
        },
        taking: async () => {
          await sees('Taking over')
          seesNot(/doesn’t reply/)
        },
        away: () => sees(/The server doesn’t reply at the moment/),
        failed: async () => {
          await sees('The take-over failed. Nothing was changed')
          await sees('Games id 5: the title is null')
        },
        done: async () => {
          await sees('Everything was taken over')
          await sees('challenge 30')
          expect(pressable('Sign in').length).toBeGreaterThan(0)
        },
      },
    )
  })
})
