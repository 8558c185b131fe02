import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { settle } from '../worlds/app.world.tsx'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { cacheJourney } from './cache.journey.ts'
import { waysThrough } from './journey.ts'

const STORED = 'gzctf-cache'
const QUESTION = 'Clear cached data?'
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

describe.each(waysThrough(cacheJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    const { press, agree, sees, seesNot, reloads } = (app = await openWholeApp('/about', {
      'GET /api/account/profile': { status: 200, body: aProfile() },
    }))
    const leave = () => act(async () => void dispatchEvent(new Event('pagehide')))
    await way.test(
      {
        'the person wants it cleared': async () => {
          await press('ada’s account')
          await press('Clear cached data')
        },
        'the person says no': () => press('Cancel'),
        'the person leaves the question': async () => {
          await act(
            async () =>
              void document.activeElement?.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
              ),
          )
          await settle()
        },
        'the person says yes': () => agree(),
        'the page is left': leave,
      },
      {
        kept: async () => {
          await expect.poll(() => document.body.textContent).not.toContain(QUESTION)
          expect(reloads()).toBe(0)
        },
        stored: () => expect(localStorage.getItem(STORED)).not.toBeNull(),
        asked: () => sees(QUESTION),
        cleared: () => {
          expect(reloads()).toBe(1)
          expect(localStorage.getItem(STORED)).toBeNull()
        },
        gone: () => {
          expect(localStorage.getItem(STORED)).toBeNull()
          seesNot('Something went wrong')
        },
      },
    )
  })
})
