import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getConfig } from '#contract/calls/info.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aProfile } from '../worlds/builders.ts'
import type { Reply } from '../worlds/server.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { sessionJourney } from './session.journey.ts'

const PROFILE = 'GET /api/account/profile'
const LOGOUT = 'POST /api/account/logout'
const CONFIG = 'GET /api/config'
const UNREACHABLE = /^Can’t reach the server\. This page/
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

const isCovered = () => document.querySelector('.overlay-loader--cover_page') !== null

describe.each(waysThrough(sessionJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    const world = (app = await openWholeApp('/about', { [PROFILE]: 'held', [LOGOUT]: 'held' }))
    const { server, wiring, press, sees, seesNot, pressable } = world
    const answer = (question: string, reply: Reply | 'silence') => async () => {
      server.release(question, reply)
      await settle()
    }
    /** The number of profile requests when the session was last known, so that new ones can be counted. */
    let asked = 0
    await way.test(
      {
        'the server knows the person': answer(PROFILE, { status: 200, body: aProfile() }),
        'the server knows nobody': answer(PROFILE, NOBODY),
        'the account is disabled': answer(PROFILE, { status: 403, body: { title: 'Disabled', status: 403 } }),
        'the line is cut': answer(PROFILE, 'silence'),
        'the server is asked too often': answer(PROFILE, { status: 429, headers: { 'Retry-After': '60' } }),
        'the server refuses for longer than a minute': answer(PROFILE, {
          status: 429,
          headers: { 'Retry-After': '61' },
        }),
        'the server breaks down': answer(PROFILE, { status: 500 }),
        'the person tries again': () => press('Try again'),
        'a call finds nobody signed in': async () => {
          server.says(CONFIG, NOBODY)
          await act(() => wiring.api.request(getConfig, {}))
          await settle()
        },
        'the person signs out': async () => {
          await press('ada’s account')
          await press('Sign out')
        },
        'the server lets go': answer(LOGOUT, { status: 200 }),
        'the server has let go before': answer(LOGOUT, NOBODY),
        'signing out fails': answer(LOGOUT, 'silence'),
      },
      {
        asking: () => {
          seesNot(UNREACHABLE)
          expect(pressable('Sign in')).toEqual([])
          expect(pressable('ada’s account')).toEqual([])
        },
        held: async () => {
          await sees(/Loading continues in \d+ s/)
          seesNot(UNREACHABLE)
        },
        cutOff: async () => {
          await sees(UNREACHABLE)
          expect(pressable('Sign in')).toEqual([])
        },
        visitor: () => expect(pressable('Sign in')).not.toEqual([]),
        barred: async () => {
          await sees('Your account is disabled')
          expect(pressable('Sign in')).not.toEqual([])
        },
        member: () => {
          asked = server.countOf(PROFILE)
          expect(pressable('ada’s account')).not.toEqual([])
          expect(isCovered()).toBe(false)
        },
        doubted: () => {
          expect(server.countOf(PROFILE)).toBe(asked + 1)
          expect(pressable('ada’s account')).not.toEqual([])
          expect(isCovered()).toBe(false)
        },
        leaving: () => expect(isCovered()).toBe(true),
        outside: async () => {
          await sees('Signed out')
          expect(isCovered()).toBe(false)
          expect(pressable('Sign in')).not.toEqual([])
        },
      },
    )
  })
})
