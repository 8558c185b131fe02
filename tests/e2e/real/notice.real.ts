import { noticeJourney } from '#tests/journeys/notice.journey.ts'
import { NOTICE_AT, noticeAnswers, noticeSteps } from '#tests/journeys/notice.steps.ts'
import { addMember, setRole, signInAs, type Member } from './real-accounts.ts'
import { joinGame, openGame } from './real-game.ts'
import type { RealJourney, Stage } from './real-world.ts'

/** What the journey expects the server to say. */
const TOO_LONG = 'The text may have at most 500000 characters'
const NOT_YOURS = 'Not yours'

export const noticeReal: RealJourney = {
  journey: noticeJourney,
  at: NOTICE_AT,
  answers: noticeAnswers,
  steps: noticeSteps,
  impossible: {},
  async open(stage) {
    const { master, page, line, unused } = stage
    const [organiser, player] = await peopleOf(stage)
    const becomes = (role: 'Admin' | 'User') => setRole(master, organiser.name, role)
    const game = await openGame(master, unused('Real'))
    await joinGame(player, game.id)
    const older = await game.publish('Doors open at **nine**.')
    await game.publish('Lunch is ready.')
    const refusal = (method: string) => line.refusalOf(`${method} /api/edit/games/1/notices`)
    await becomes('Admin')
    await page.context().clearCookies()
    await signInAs(page.context().request, organiser.name)
    return {
      at: `/games/${game.id}/room/notices`,
      addresses: [
        [new RegExp(`(?<=/games?/)${game.id}(?!\\d)`), '1'],
        [new RegExp(`(?<=/notices/)${older.id}(?!\\d)`), '5'],
      ],
      texts: new Map([
        ['60 teams', () => '1 team'],
        [TOO_LONG, () => refusal('POST') ?? line.refusalOf('PUT /api/edit/games/1/notices/5') ?? TOO_LONG],
        [NOT_YOURS, () => line.refusalOf('DELETE /api/edit/games/1/notices/5') ?? NOT_YOURS],
      ]),
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

let people: Promise<[organiser: Member, player: Member]> | null = null

/** The same two in all paths, because servers limit how many accounts an address may make. */
function peopleOf(stage: Stage): Promise<[organiser: Member, player: Member]> {
  const add = (name: string) => addMember(stage, stage.unused(name))
  people ??= Promise.all([add('ada'), add('bob')])
  return people
}
