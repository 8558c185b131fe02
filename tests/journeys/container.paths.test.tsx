import { screen } from '@testing-library/react'
import { afterEach, describe, test } from 'vitest'
import { noteCopies, openContainer, type ContainerWorld } from '../worlds/container.world.ts'
import { eventsOf } from './container.events.tsx'
import { containerJourney } from './container.journey.ts'
import { sightsOf } from './container.sights.tsx'
import { waysThrough } from './journey.ts'

let app: ContainerWorld | null = null
afterEach(() => app?.close())

describe.each(waysThrough(containerJourney))('$story', (way) => {
  test('is what the player sees', { timeout: 30_000 }, async () => {
    const copied = noteCopies()
    app = await openContainer()
    await screen.findByRole('button', { name: 'Start instance' })
    await way.test(eventsOf(app), sightsOf(app, copied))
  })
})
