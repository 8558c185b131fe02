import { gameJoiningJourney } from '#tests/journeys/game-joining.journey.ts'
import { done } from '../game-master.ts'
import { enter } from './real-accounts.ts'
import { isComing, openGame } from './real-game.ts'
import { addMember, joinTeam } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'The invite code is wrong'
const GONE = 'No such team'

export const gameJoiningReal: RealJourney = {
  journey: gameJoiningJourney,
  impossible: {},
  async open(stage) {
    const { master, page, line, unused } = stage
    const own = await ownerOf(stage)
    // One of the paths deletes the team.
    const captain = await addMember(stage, unused('bob'), unused('Night'))
    await joinTeam(own, captain)
    const title = unused('Autumn')
    const game = await openGame(master, title, {
      ...isComing(),
      acceptWithoutReview: false,
      organizations: ['West', 'East'],
      inviteCode: 's3cret',
      teamMemberCountLimit: 4,
    })
    await enter(stage, own.name)
    return {
      at: `/games/${game.id}`,
      addresses: [idIn('/games?/', game.id, 1)],
      texts: new Map([
        ['ada', () => own.name],
        ['Night Shift', () => captain.team.name],
        ['Autumn Open', () => title],
      ]),
      refusals: { [REFUSED]: ['POST /api/game/1'], [GONE]: ['POST /api/game/1'] },
      before: {
        'the code is wrong': () => game.change({ inviteCode: 'changed' }),
        // A page that hears of it no longer has the team to choose.
        'the team is gone': async () => {
          line.staysAt('GET /api/team')
          await done(await captain.calls.delete(`/api/team/${captain.team.id}`))
        },
        'the session is over': () => page.context().clearCookies(),
        'the server agrees without review': () => game.change({ acceptWithoutReview: true }),
      },
    }
  },
}

const ownerOf = sameInAll((stage) => addMember(stage, stage.unused('ada'), stage.unused('Red')))
