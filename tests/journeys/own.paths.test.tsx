import { afterEach, describe, test } from 'vitest'
import * as example from '../examples/wrong-password.ts'
import { openTimed, type TimedApp } from '../worlds/timed.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { readOwnJourney } from './own-journey.ts'

// `npm run paths -- <file> --run` names the file of a tester. Otherwise the worked example is walked.
const file: unknown = import.meta.env['VITE_OWN_JOURNEY']
const exported: unknown = typeof file === 'string' ? await import(/* @vite-ignore */ `/@fs${file}`) : example
const reading = readOwnJourney(exported)
if (!reading.ok) throw new Error(reading.faults.join('\n'))
const { journey, at, answers, steps } = reading.own
let app: TimedApp | null = null

afterEach(() => app?.close())

describe.each(waysThrough(journey))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    app = await openTimed(at, answers())
    await way.test(...steps(inDom(app)))
  })
})
