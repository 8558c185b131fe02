import { noticeJourney } from '#tests/journeys/notice.journey.ts'
import { enter, setRole } from './real-accounts.ts'
import { joinGame, openGame } from './real-game.ts'
import { addMember } from './real-team.ts'
import { idIn, sameInAll, type RealJourney } from './real-world.ts'

/** What the journey expects the server to say. */
const TOO_LONG = 'The text may have at most 500000 characters'
const NOT_YOURS = 'Not yours'

export const noticeReal: RealJourney = {
  journey: noticeJourney,
  impossible: {},
  async open(stage) {
    const { master, unused } = stage
    const [organiser, player] = await peopleOf(stage)
    const becomes = (role: 'Admin' | 'User') => setRole(master, organiser.name, role)
    const game = await openGame(master, unused('Real'))
    await joinGame(player, game.id)
    const older = await game.publish('Doors open at **nine**.')
    await game.publish('Lunch is ready.')
    await becomes('Admin')
    await enter(stage, organiser.name)
    return {
      at: `/games/${game.id}/room/notices`,
      addresses: [idIn('/games?/', game.id, 1), idIn('/notices/', older.id, 5)],
      texts: new Map([['60 teams', () => '1 team']]),
      refusals: {
        [TOO_LONG]: ['POST /api/edit/games/1/notices', 'PUT /api/edit/games/1/notices/5'],
        [NOT_YOURS]: ['DELETE /api/edit/games/1/notices/5'],
      },
      before: {
        // A text that the server finds too long would not leave the form.
        'the server refuses': () => becomes('User'),
        'the server refuses the change': () => becomes('User'),
        'the server will not remove it': () => becomes('User'),
        'it is gone already': () => older.remove(),
      },
      leave: () => becomes('User'),
    }
  },
}

const peopleOf = sameInAll((stage) => {
  const add = (name: string) => addMember(stage, stage.unused(name))
  return Promise.all([add('ada'), add('bob')])
})
