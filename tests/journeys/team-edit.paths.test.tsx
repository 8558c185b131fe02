import { afterEach, describe, test, vi } from 'vitest'
import { openTeams, type TeamWorld } from '../worlds/team.world.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { teamEditJourney } from './team-edit.journey.ts'
import { TEAM_EDIT_AT, teamEditAnswers, teamEditSteps } from './team-edit.steps.ts'

let app: TeamWorld | null = null

afterEach(() => {
  app?.close()
  vi.useRealTimers()
})

describe.each(waysThrough(teamEditJourney))('$story', (way) => {
  test('is what the captain sees', { timeout: 20_000 }, async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    app = await openTeams(TEAM_EDIT_AT, [], teamEditAnswers())
    await way.test(...teamEditSteps(inDom(app)))
  })
})
