import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GamePhase } from '#contract/rules/game-phase.ts'
import { PhaseNews } from '#src/features/game/game-hero.tsx'
import { gamePage as words } from '#src/text/areas/game-page.en.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'

let world: AppWorld | null = null
afterEach(() => world?.close())

test.each<[first: GamePhase, now: GamePhase, said: string]>([
  ['coming', 'coming', ''],
  ['coming', 'ongoing', words.began],
  ['coming', 'paused', words.began],
  ['coming', 'ended', words.over],
  ['ongoing', 'paused', ''],
  ['paused', 'ended', words.over],
  ['ongoing', 'practice', words.over],
  ['ended', 'practice', ''],
  ['practice', 'ended', ''],
  // An organiser has moved the start to later, or the end.
  ['ongoing', 'coming', ''],
  ['ended', 'ongoing', ''],
])('a page opened while a game is %s says when it is %s: %s', async (first, phase, said) => {
  localStorage.setItem('language', 'en')
  world = openAppWorld()
  await show(world, <PhaseNews first={first} phase={phase} />)
  expect(screen.getByRole('status').textContent).toBe(said)
})
