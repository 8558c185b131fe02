import { membershipJourney } from '#tests/journeys/membership.journey.ts'
import { BOB, MEMBERSHIP_ACTS } from '#tests/journeys/membership.steps.ts'
import { addUser, enter } from './real-accounts.ts'
import { isOver, joinGame, openGame } from './real-game.ts'
import { createTeam, deleteTeam, joinTeam, memberIdOf } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'The team plays in a game'

export const membershipReal: RealJourney = {
  journey: membershipJourney,
  impossible: {},
  async open(stage) {
    const { master, line, unused } = stage
    const [ada, bob] = await peopleOf(stage)
    const captain = await createTeam(ada, unused('Red'))
    await joinTeam(bob, captain)
    const { team } = captain
    const bobId = await memberIdOf(captain, bob.name)
    let endGame = async () => {}
    await enter(stage, ada.name)
    return {
      at: `/teams?team=${team.id}`,
      addresses: [idIn('/team/', team.id, 1), idIn('[?&]team=', team.id, 1), idIn('/kick/', bobId, BOB)],
      texts: new Map([
        ['bob', () => bob.name],
        [BOB, () => bobId],
        ['Red Pandas', () => team.name],
      ]),
      refusals: { [REFUSED]: Object.values(MEMBERSHIP_ACTS) },
      before: {
        // No member comes or goes while a team plays. A page that hears of it has all buttons locked.
        'the server refuses': async () => {
          line.staysAt('GET /api/team')
          const game = await openGame(master, unused('Real'))
          endGame = () => game.change(isOver())
          await joinGame(captain, game.id)
        },
      },
      async leave() {
        await endGame()
        await deleteTeam(team.id, [ada, bob])
      },
    }
  },
}

const peopleOf = sameInAll((stage) =>
  Promise.all([addUser(stage, stage.unused('ada')), addUser(stage, stage.unused('bob'))]),
)
