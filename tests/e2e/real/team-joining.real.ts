import { teamJoiningJourney } from '#tests/journeys/team-joining.journey.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { toIso } from '#contract/models/time.ts'
import { done, read } from '../game-master.ts'
import { addMember, enter } from './real-accounts.ts'
import { joinGame, openGame } from './real-game.ts'
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
      code = await read<string>(await captain.calls.get(invite))
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
          endGame = () => game.change({ end: toIso(Date.now() - 1_000) })
          await joinGame(captain, game.id)
        },
      },
      async leave() {
        await endGame()
        const teams = await read<readonly TeamInfoModel[]>(await own.calls.get('/api/team'))
        if (teams.some(({ id }) => id === team.id))
          await done(await own.calls.post(`/api/team/${team.id}/leave`))
      },
    }
  },
}

const playersOf = sameInAll((stage) => {
  const { unused } = stage
  return Promise.all([addMember(stage, unused('bob'), unused('Night:')), addMember(stage, unused('ada'))])
})
