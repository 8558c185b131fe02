import { afterEach, describe, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { RECOVERY_AT, recoveryAnswers, recoverySteps } from './recovery.steps.ts'

let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(recoveryJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    app = await openEntry(RECOVERY_AT, recoveryAnswers())
    await way.test(...recoverySteps(inDom(app)))
  })
})
