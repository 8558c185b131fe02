import { teamJoiningJourney } from '#tests/journeys/team-joining.journey.ts'
import { done } from '../game-master.ts'
import { enter } from './real-accounts.ts'
import { isOver, joinGame, openGame } from './real-game.ts'
import { addMember, inviteOf, leaveTeam } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'The server will not have it'
/** What the steps of the journey paste. */
const TEAM = 'Night:Shift'
const CODE = `${TEAM}:2:0123456789abcdef0123456789abcdef`

export const teamJoiningReal: RealJourney = {
  journey: teamJoiningJourney,
  impossible: {},
  async open(stage) {
    const { master, unused } = stage
    const [captain, own] = await playersOf(stage)
    const { team } = captain
    const invite = `/api/team/${team.id}/invite`
    let code = ''
    const copy = async () => {
      code = await inviteOf(captain)
    }
    let endGame = async () => {}
    await enter(stage, own.name)
    return {
      addresses: [idIn('[?&]team=', team.id, 2)],
      texts: new Map([
        [CODE, () => code],
        [encodeURIComponent(CODE), () => encodeURIComponent(code)],
        [TEAM, () => team.name],
      ]),
      refusals: { [REFUSED]: ['POST /api/team/accept'] },
      before: {
        'the person pastes the code': copy,
        'the person pastes the code and sends it': copy,
        'the person pastes the link and sends it': copy,
        'the code is out of date': async () => done(await captain.calls.put(invite)),
        // No member comes or goes while a team plays.
        'the team is locked': async () => {
          const game = await openGame(master, unused('Real'))
          endGame = () => game.change(isOver())
          await joinGame(captain, game.id)
        },
      },
      async leave() {
        await endGame()
        await leaveTeam(own, team.id)
      },
    }
  },
}

const playersOf = sameInAll((stage) => {
  const { unused } = stage
  return Promise.all([addMember(stage, unused('bob'), unused('Night:')), addMember(stage, unused('ada'))])
})
