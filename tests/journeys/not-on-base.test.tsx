import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPlatformWith } from '../worlds/base-platform.world.ts'
import type { TimedApp } from '../worlds/timed.world.tsx'
import { NOT_ON_BASE } from './not-on-base.ts'

let app: TimedApp | null = null
beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

const ROLES = ['button', 'link', 'heading', 'radio'] as const
const entries = (name: RegExp) => [
  ...ROLES.flatMap((role) => screen.queryAllByRole(role, { name, hidden: true })),
  ...screen.queryAllByLabelText(name),
]

describe.each(Object.entries(NOT_ON_BASE))('%s', (_, { needs, at, shows, entry }) => {
  test('is not offered by a server without extensions, which gets no request for it', async () => {
    app = await openPlatformWith(at, [])
    await app.sees(shows)
    if (entry !== null) expect(entries(entry)).toEqual([])
  })

  test.skipIf(entry === null)('is offered by a server that announces what it needs', async () => {
    app = await openPlatformWith(at, needs)
    await app.sees(shows)
    await expect.poll(() => entries(entry ?? /./)).not.toEqual([])
  })
})
