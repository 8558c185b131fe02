import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locked } from '#src/features/challenge/locked-challenges.examples.tsx'
import { LockedList } from '#src/features/challenge/locked-challenges.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aListedChallenge, aPlay } from '../../../worlds/builders.ts'
import { DETAILS, ok, openPlaying, type PlayingWorld } from '../../../worlds/playing.world.tsx'
// The texts load first, so that no test waits for a file.
import '#src/text/areas/challenge.en.ts'
import '#src/text/areas/locked-challenge.en.ts'

let world: AppWorld | null = null
let app: PlayingWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  world?.close()
  app?.close()
  world = null
  app = null
})

test('the list names what to solve first, and no challenge that is not out', async () => {
  world = openAppWorld()
  await show(
    world,
    <MemoryRouter>
      <LockedList locked={locked} challenges={[{ id: 1, title: 'Tidal lock' }]} />
    </MemoryRouter>,
  )
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('Solve Tidal lock first.')
  expect(rows[1]).toContain('Solve Tidal lock and Deep first.')
  expect(rows[2]).toContain('haven’t been released yet')
})

test('a challenge leaves the locked ones and joins the others when a member solves the last prerequisite', async () => {
  const [one] = locked
  const first = aListedChallenge({ id: 1, title: 'Tidal lock' })
  const deep = one ?? expect.fail()
  app = await openPlaying('/games/1/challenges', {
    [DETAILS]: ok(aPlay({ challenges: { Misc: [first] }, locked: [{ ...deep, id: 7 }] })),
  })
  await app.sees('Solve Tidal lock first.')
  app.server.says(DETAILS, ok(aPlay({ challenges: { Misc: [first, aListedChallenge()] } })))
  await app.passes(15_000)
  await screen.findByRole('link', { name: /^Warm up/ })
  app.seesNot('Solve Tidal lock first.')
})
