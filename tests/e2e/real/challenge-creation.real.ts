import { challengeCreationJourney } from '#tests/journeys/challenge-creation.journey.ts'
import { done } from '../game-master.ts'
import { enter, organiserOf } from './real-accounts.ts'
import { openGame } from './real-game.ts'
import { idIn, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'Game not found'

export const challengeCreationReal: RealJourney = {
  journey: challengeCreationJourney,
  impossible: {},
  async open(stage) {
    const { master, page, unused } = stage
    const organiser = await organiserOf(stage)
    const game = await openGame(master, unused('Real'))
    await game.add('Warm up', 500, 'flag{one}')
    await enter(stage, organiser.name)
    return {
      at: `/games/${game.id}/room/challenges`,
      addresses: [idIn('/games?/', game.id, 1), [/(?<=\/challenges\/)\d+/, '8']],
      texts: new Map([['ada', () => organiser.name]]),
      refusals: { [REFUSED]: ['POST /api/edit/games/1/challenges'] },
      before: {
        'the server refuses': async () => done(await master.delete(`/api/edit/games/${game.id}`)),
        'the session has ended': () => page.context().clearCookies(),
      },
    }
  },
}
