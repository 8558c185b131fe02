import { teamEditJourney } from '#tests/journeys/team-edit.journey.ts'
import { done } from '../game-master.ts'
import { addUser, enter } from './real-accounts.ts'
import { createTeam, deleteTeam, joinTeam, memberIdOf } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Only the captain can do this'

export const teamEditReal: RealJourney = {
  journey: teamEditJourney,
  impossible: {},
  async open(stage) {
    const { page, line, unused } = stage
    const [ada, bob] = await peopleOf(stage)
    const captain = await createTeam(ada, unused('Red'), 'Bamboo first.')
    await joinTeam(bob, captain)
    const path = `/api/team/${captain.team.id}`
    await enter(stage, ada.name)
    return {
      at: `/teams?team=${captain.team.id}`,
      addresses: [idIn('/team/', captain.team.id, 1), idIn('[?&]team=', captain.team.id, 1)],
      texts: new Map([
        ['ada', () => ada.name],
        ['Red Pandas', () => captain.team.name],
      ]),
      refusals: { [REFUSED]: ['PUT /api/team/1'] },
      before: {
        'another captain renames it': async () =>
          done(await ada.calls.put(path, { data: { name: 'Teal', bio: null } })),
        // A page that hears of the new captain has no form any more.
        'the server refuses': async () => {
          line.staysAt('GET /api/team')
          const data = { newCaptainId: await memberIdOf(captain, bob.name) }
          await done(await ada.calls.put(`${path}/transfer`, { data }))
        },
        'the session has ended': () => page.context().clearCookies(),
      },
      leave: () => deleteTeam(captain.team.id, [ada, bob]),
    }
  },
}

const peopleOf = sameInAll((stage) =>
  Promise.all([addUser(stage, stage.unused('ada')), addUser(stage, stage.unused('bob'))]),
)
