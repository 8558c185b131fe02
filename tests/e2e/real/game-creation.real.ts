import { gameCreationJourney } from '#tests/journeys/game-creation.journey.ts'
import { enter, organiserOf, setRole } from './real-accounts.ts'
import { openGame } from './real-game.ts'
import type { RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const REFUSED = 'The start must be before the end'

export const gameCreationReal: RealJourney = {
  journey: gameCreationJourney,
  impossible: {},
  async open(stage) {
    const { master, page, unused } = stage
    const { name } = await organiserOf(stage)
    const title = unused('Autumn')
    const made = unused('Winter')
    await openGame(master, title)
    await enter(stage, name)
    return {
      addresses: [[/(?<=\/games\/)\d+/, '7']],
      texts: new Map([
        ['ada', () => name],
        ['Autumn Open', () => title],
        ['Winter Open', () => made],
      ]),
      refusals: { [REFUSED]: ['POST /api/edit/games'] },
      before: {
        // The form lets nothing through that a server would refuse to somebody who may create games.
        'the server refuses': () => setRole(master, name, 'User'),
        'the session has ended': () => page.context().clearCookies(),
      },
      leave: () => setRole(master, name, 'Admin'),
    }
  },
}
