import { afterEach, describe, test } from 'vitest'
import { aTeam } from '../worlds/builders.ts'
import { openTeams, type TeamWorld } from '../worlds/team.world.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { teamJoiningJourney } from './team-joining.journey.ts'
import { TEAM_JOINING_AT, teamJoiningAnswers, teamJoiningSteps } from './team-joining.steps.ts'

let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(teamJoiningJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    app = await openTeams(TEAM_JOINING_AT, [aTeam()], teamJoiningAnswers())
    await way.test(...teamJoiningSteps(inDom(app)))
  })
})
