import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { playwrightArgs } from '../../../scripts/paths/walk-shipped.ts'
import { vitestArgs } from '../../../scripts/paths/walk-in-browser.ts'
import { STEPPED_JOURNEYS } from '../../e2e/stepped-journeys.ts'

// `--shipped` looks for the file of a journey but walks the journeys of the list, so both must agree.
test('each journey with steps of its own can be walked on the shipped client', () => {
  const named = readdirSync('tests/journeys').flatMap((file) => /^(.+)\.steps\.ts$/.exec(file)?.[1] ?? [])
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(STEPPED_JOURNEYS.map(({ journey }) => journey.id).toSorted()).toEqual(named.map(camel).toSorted())
})

test('a window is opened only on request', () => {
  expect(vitestArgs('flags', true)).toContain('--browser.headless=false')
  expect(vitestArgs('flags', false).join(' ')).not.toContain('headless')
  expect(playwrightArgs('some.config.ts', true)).toEqual(['test', '--config', 'some.config.ts', '--headed'])
  expect(playwrightArgs('some.config.ts', false)).toEqual(['test', '--config', 'some.config.ts'])
})
