import { participationJourney } from '#tests/journeys/participation.journey.ts'
import { addUser, enter } from './real-accounts.ts'
import { isComing, joinGame, openGame } from './real-game.ts'
import { addMember, joinTeam } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'You cannot leave any more'

export const participationReal: RealJourney = {
  journey: participationJourney,
  impossible: {},
  async open(stage) {
    const { master, line, unused } = stage
    const own = await ownerOf(stage)
    const { team } = own
    const title = unused('Autumn')
    const game = await openGame(master, title, { ...isComing(), acceptWithoutReview: false })
    await joinGame(own, game.id)
    await enter(stage, own.name)
    const decide = (status: 'Accepted' | 'Rejected' | 'Suspended') => () => game.setStatus(team.name, status)
    return {
      at: `/games/${game.id}`,
      addresses: [idIn('/games?/', game.id, 1)],
      texts: new Map([
        ['Red Pandas', () => team.name],
        ['Autumn Open', () => title],
      ]),
      refusals: { [REFUSED]: ['DELETE /api/game/1'] },
      before: {
        'the organisers approve': decide('Accepted'),
        'the organisers refuse': decide('Rejected'),
        'the organisers ban the team': decide('Suspended'),
        'the organisers lift the ban': decide('Accepted'),
        // A page that hears of the approval offers no way out any more.
        'the server will not have it': async () => {
          line.staysAt('GET /api/game/1')
          await game.setStatus(team.name, 'Accepted')
        },
      },
    }
  },
}

const ownerOf = sameInAll(async (stage) => {
  const own = await addMember(stage, stage.unused('ada'), stage.unused('Red'))
  await joinTeam(await addUser(stage, stage.unused('bob')), own)
  return own
})
