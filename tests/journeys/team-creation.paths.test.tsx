import { afterEach, describe, test } from 'vitest'
import { openTeams, type TeamWorld } from '../worlds/team.world.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { teamCreationJourney } from './team-creation.journey.ts'
import { TEAM_CREATION_AT, teamCreationAnswers, teamCreationSteps } from './team-creation.steps.ts'

let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(teamCreationJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    app = await openTeams(TEAM_CREATION_AT, [], teamCreationAnswers())
    await way.test(...teamCreationSteps(inDom(app)))
  })
})
