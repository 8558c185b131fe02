import { flagAnswerJourney } from '#tests/journeys/flag-answer.journey.ts'
import { enter } from './real-accounts.ts'
import { isComing, isOver, joinGame, openGame, solve } from './real-game.ts'
import { addMember } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the steps of the journey type. */
const TYPED = ['flag{one}', 'flag{two}']
/** What the journey expects the server to say. */
const REFUSED = 'You are not approved'
const OWN = 'GET /api/game/1/details'

export const flagAnswerReal: RealJourney = {
  journey: flagAnswerJourney,
  impossible: {
    'the judge takes time':
      'a flag is judged within milliseconds, and nobody can slow that down from outside',
    'nobody can say': 'a server that has a submission can always say what came of it',
  },
  async open(stage) {
    const { master, page, line, unused, features } = stage
    const [first, second, own] = await playersOf(stage)
    const game = await openGame(master, unused('Real'))
    const challenge = await game.add('Warm up', 500, unused('flag{never typed'))
    const next = await game.add('Old news', 900, 'flag{old}')
    // Teams without points stand in the order in which they joined.
    for (const member of [first, second, own]) await joinGame(member, game.id)
    await solve(first, game.id, next.id, 'flag{old}')
    await enter(stage, own.name)
    return {
      at: `/games/${game.id}/challenges/${challenge.id}`,
      addresses: [
        idIn('/games?/', game.id, 1),
        idIn('/challenges/', challenge.id, 7),
        idIn('/challenges/', next.id, 8),
        [/(?<=\/status\/)\d+/, '41'],
      ],
      texts: new Map<string, () => string | null>([
        ['ada', () => own.name],
        // A server that knows the tries of the whole team lists them.
        ['1 try in this browser', () => (features.has('team-attempts') ? null : '1 try in this browser')],
      ]),
      refusals: { [REFUSED]: ['POST /api/game/1/challenges/7'] },
      before: {
        // The verdict is known as soon as the server has the flag.
        'the server has it': async ([verdict, then]) => {
          if (verdict !== 'the flag is right') return
          await challenge.accept(TYPED)
          line.staysAt(OWN)
          if (then === 'nothing counts any more') await game.change({ ...isOver(), practiceMode: true })
        },
        'the board has it': async () => line.letsFresh(OWN),
        // A page that hears of it leaves the challenge, so it keeps what it knows.
        'the server refuses': async () => {
          line.staysAt('GET /api/game/1')
          line.staysAt(OWN)
          await game.change(isComing())
        },
        'the game has ended': () => game.change(isOver()),
        'the team was banned': () => game.setStatus(own.team.name, 'Suspended'),
        'the challenge was closed': () => challenge.close(),
        'the session has ended': () => page.context().clearCookies(),
      },
    }
  },
}

const playersOf = sameInAll((stage) => {
  const add = (name: string) => addMember(stage, stage.unused(name))
  return Promise.all([add('bob'), add('eve'), add('ada')])
})
