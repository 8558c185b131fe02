import { act } from '@testing-library/react'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { settle } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import { aSubmission, ok, rowsOf, SUBMISSIONS, watched } from '../../../worlds/monitor.world.ts'
import { openWithLine } from '../../../worlds/admin-line.world.tsx'
import type { WholeApp } from '../../../worlds/whole-app.world.tsx'
import '#src/wiring/refresh-edited.ts'

const LIST = /^Submissions, newest first/
const STREAM = 'GET /api/game/1/submissions'
const OLDER = 'GET /api/game/1/submissions?count=500&skip=0'
const FEATURES = ['board', 'streams', 'game-edits']
let app: WholeApp
afterEach(() => app.close())

test('rows of a monitor that the stream has no more follow a new name', async () => {
  const rows = (team: string) => [3, 2, 1].map((number) => aSubmission(number, { number, team }))
  const { app: opened, lines } = await openWithLine(
    '/games/1/room/live/Submissions',
    {
      ...watched('Monitor'),
      'GET /api/config': ok(aConfig({ features: FEATURES })),
      [SUBMISSIONS]: ok(rows('Owls')),
      [STREAM]: ok(rows('Owls').slice(0, 1)),
    },
    FEATURES,
  )
  app = opened
  const says = async (...heard: ConnectionEvent[]) => {
    const line = lines.find(({ address }) => address.startsWith('/hub/monitor'))
    await act(async () => heard.forEach((each) => line?.say(each)))
    await settle()
  }
  const names = () => rowsOf(LIST).map((text) => /Owls|Foxes/.exec(text ?? '')?.[0])
  await vi.waitFor(() => expect(names()).toEqual(['Owls', 'Owls', 'Owls']))
  await says(
    { type: 'hub.opened' },
    { type: 'hub.heard', parts: [{ stream: 'monitor', from: 4, items: [] }] },
  )
  app.server.says(STREAM, ok(rows('Foxes').slice(0, 1)))
  app.server.says(OLDER, ok(rows('Foxes')))
  await says({ type: 'hub.edited', edit: { game: 1, part: 'names' } })
  await vi.waitFor(
    async () => {
      await act(settle)
      expect(names()).toEqual(['Foxes', 'Foxes', 'Foxes'])
    },
    { timeout: 10_000 },
  )
  expect(app.server.countOf(OLDER)).toBe(1)
})
