import { afterEach, expect, test } from 'vitest'
import { EPOCH } from '#contract/models/time.ts'
import { UserRegistered, UserVisit } from '#src/features/roster/user-cells.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aUser } from '../../../worlds/roster.world.ts'
import '#src/text/areas/user-admin.en.ts'

let world: AppWorld | null = null
afterEach(() => world?.close())

test.each([EPOCH, '0001-01-01T00:00:00+00:00'])('%s is a time that the server never noted', async (never) => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
  const user = aUser({ registerTimeUTC: never, lastVisitedUTC: never, ip: '10.0.0.7' })
  await show(
    world,
    <>
      <UserRegistered user={user} />
      <UserVisit user={user} />
    </>,
  )
  expect(document.body.textContent).toContain('Not known')
  expect(document.body.textContent).not.toMatch(/1970|\b1 Jan/)
})
