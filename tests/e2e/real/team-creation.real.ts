import { teamCreationJourney } from '#tests/journeys/team-creation.journey.ts'
import { addUser, enter } from './real-accounts.ts'
import { createTeam, deleteTeam, teamsOf } from './real-team.ts'
import { sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'You are the captain of another team'

export const teamCreationReal: RealJourney = {
  journey: teamCreationJourney,
  impossible: {},
  async open(stage) {
    const { page, line } = stage
    const own = await ownerOf(stage)
    await enter(stage, own.name)
    return {
      addresses: [[/(?<=[?&]team=)\d+/, '7']],
      texts: new Map([['ada', () => own.name]]),
      refusals: { [REFUSED]: ['POST /api/team'] },
      before: {
        // A page that hears of the team has no form any more.
        'the server refuses': async () => {
          line.staysAt('GET /api/team')
          await createTeam(own, 'Other')
        },
        'the session has ended': () => page.context().clearCookies(),
      },
      async leave() {
        for (const { id } of await teamsOf(own)) await deleteTeam(id, [own])
      },
    }
  },
}

const ownerOf = sameInAll((stage) => addUser(stage, stage.unused('ada')))
