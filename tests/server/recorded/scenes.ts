import { statement } from '#server/store/sql.ts'
import type { Replay } from './replay.ts'

/** The caller from this exchange on. Null: signed out. */
export const CALLERS: readonly (readonly [from: number, caller: string | null])[] = [
  [0, null],
  [19, 'r12irs4'],
  [20, null],
  [21, 'r12irs4'],
  [45, null],
  [47, 'r12irs4'],
  [49, null],
  [50, 'r12irs4'],
  [52, null],
  [53, 'w12irsa'],
  [55, 'w12irs5'],
  [60, 'w12irs6'],
  [61, 'w12irs5'],
  [66, 'w12irs6'],
  [82, 'w12irs5'],
  [87, 'w12irs6'],
  [88, 'w12irs5'],
  [90, 'w12irs6'],
  [93, 'w12irs8'],
  [95, 'Admin'],
  [117, null],
  [118, 'Admin'],
  [119, 'w12irsb'],
  [120, 'Admin'],
  [135, null],
  [138, 'Admin'],
  [140, 'a12irs3'],
  [142, 'a12irs0'],
  [210, null],
  [211, 'w12irs5'],
  [226, 'a12irs0'],
  [231, 'w12irs5'],
  [239, 'w12irs8'],
  [240, 'a12irs0'],
  [241, 'w12irs5'],
  [244, 'w12irs6'],
  [245, 'w12irs7'],
  [246, 'w12irs5'],
  [255, 'w12irs8'],
  [256, 'w12irs5'],
  [263, 'Admin'],
  [264, 'w12irs5'],
  [270, 'Admin'],
  [288, null],
  [289, 'Admin'],
  [292, null],
  [293, 'Admin'],
  [300, 'w12irs5'],
  [301, null],
  [303, 'w12irs9'],
  [308, null],
  [309, 'w12irs7'],
  [311, 'Admin'],
]

const JOIN = { organization: 'Red', inviteCode: 'letmein' }
const GAME = '/api/edit/games/1'
const CONFIRMATION = 'AccountPolicy:EmailConfirmationRequired'
const CONFIRMED = statement(
  'test.recorded.confirmed',
  'update users set email_confirmed = $2 where name = $1',
)

/**
 * Steps that were made before an exchange and are missing in the recording, because an earlier exchange shows
 * the same call.
 */
export const STEPS: Readonly<Record<number, (replay: Replay) => unknown>> = {
  45: async ({ server }) => {
    await server.store.settings.save(new Map([[CONFIRMATION, 'True']]))
    await server.store.sql.run(CONFIRMED, ['r12irs4', false])
  },
  47: async ({ server }) => {
    await server.store.settings.save(new Map([[CONFIRMATION, 'False']]))
    await server.store.sql.run(CONFIRMED, ['r12irs4', true])
  },
  // The account had asked for a shorter name, which a base server refuses.
  28: ({ does }) => does('r12irs4', 'PUT /api/account/update', { realName: '' }),
  50: ({ passwords, forget }) => {
    passwords.set('r12irs4', 'Prober-2pw')
    forget('r12irs4')
  },
  52: async ({ does }) => {
    await does('Admin', 'PUT /api/admin/users/266b3fd3-1c94-483a-b04d-6a619ebee65c', { role: 'Banned' })
  },
  55: async ({ does }) => {
    for (const letter of ['c', 'd', 'e', 'f'])
      await does(`s12irs${letter}`, 'POST /api/team', { name: `Ts12irs${letter}` })
  },
  60: async ({ does }) => {
    await does('w12irs7', 'POST /api/team', { name: 'B12irs', bio: 'prober' })
    await does('w12irs8', 'POST /api/team', { name: 'C12irs' })
  },
  85: ({ does }) =>
    does('w12irs6', 'PUT /api/team/5/transfer', { newCaptainId: '91299418-25e8-473b-9509-fe0ec15b642a' }),
  95: async ({ does }) => {
    const code = await does('w12irs5', 'GET /api/team/5/invite')
    await does('w12irs6', 'POST /api/team/accept', code)
  },
  105: async ({ does, learned }) => {
    const { data } = (await does('Admin', 'GET /api/admin/users')) as {
      data: { id: string; userName: string }[]
    }
    learned.know(
      '9b4c6c16-8abc-48c3-b324-fe854b414567',
      data.find(({ userName }) => userName === 'k12irs1')?.id,
    )
  },
  // The new password is the whole response, so its form does not show that it was made by chance.
  117: ({ answers, learned }) => learned.know('KcoBF!AC4q_aN-p7', answers.at(-1)?.body),
  203: ({ does }) => does('a12irs0', `POST ${GAME}/challenges`, { title: 'gone', tag: 'Misc' }),
  208: async ({ does }) => {
    await does('a12irs0', `POST ${GAME}/challenges/3/flags`, [{ flag: 'flag{dyn0_12irs}' }])
    await does('a12irs0', `POST ${GAME}/challenges/3/flags`, [{ flag: 'flag{dyn1_12irs}' }])
  },
  209: async ({ does }) => {
    await does('a12irs0', `PUT ${GAME}/challenges/2`, { isEnabled: true })
    await does('a12irs0', `PUT ${GAME}/challenges/3`, { isEnabled: true })
  },
  225: async ({ does }) => {
    await does('w12irs7', 'POST /api/game/1', { ...JOIN, teamId: 6, organization: 'Blue' })
    for (const [index, letter] of ['c', 'd', 'e', 'f'].entries())
      await does(`s12irs${letter}`, 'POST /api/game/1', { ...JOIN, teamId: index + 1 })
  },
  235: async ({ does }) => {
    for (const participation of [3, 4, 5, 6, 7])
      await does('Admin', `PUT /api/admin/participation/${participation}/Accepted`)
  },
  243: ({ judged }) => judged(),
  260: async (replay) => {
    const { does, judged } = replay
    const answer = async (user: string, challenge: number, flag: string) => {
      await does(user, `GET /api/game/1/challenges/${challenge}`)
      await does(user, `POST /api/game/1/challenges/${challenge}`, { flag })
      await judged()
    }
    await answer('w12irs5', 1, 'flag{one}')
    await does('w12irs5', 'GET /api/game/1/challenges/3')
    await does('w12irs7', 'GET /api/game/1/challenges/3')
    await replay.server.store.sql.run(TAKE_BACK, [])
    await replay.server.store.sql.run(DEAL, [2, 'flag{dyn0_12irs}'])
    await replay.server.store.sql.run(DEAL, [3, 'flag{dyn1_12irs}'])
    await answer('w12irs7', 3, 'flag{dyn0_12irs}')
    await answer('w12irs7', 3, 'flag{dyn1_12irs}')
    await answer('w12irs5', 2, await ownFlag(replay))
  },
  264: async ({ advance }) => advance(11_000),
  292: async ({ does, judged, advance }) => {
    const solve = async (user: string, challenge: number, flag: string) => {
      advance(300)
      await does(user, `GET /api/game/1/challenges/${challenge}`)
      await does(user, `POST /api/game/1/challenges/${challenge}`, { flag })
      await judged()
    }
    for (const user of ['w12irs7', 's12irsc', 's12irsd', 's12irse', 's12irsf'])
      await solve(user, 1, 'flag{two}')
  },
  300: async ({ does }) => {
    await does('Admin', 'PUT /api/admin/participation/2/Suspended')
    await does('Admin', 'POST /api/edit/games', {
      title: 'prober 12irs g',
      summary: 'prober game',
      content: 'x',
      start: '2026-11-23T00:42:35.461Z',
      end: '2026-11-23T05:42:35.462Z',
      wpddl: '2026-11-23T05:42:35.462Z',
    })
    await does('Admin', 'POST /api/edit/games', {
      title: 'ended',
      start: '2026-11-22T20:00:00Z',
      end: '2026-11-22T21:00:00Z',
      practiceMode: false,
      acceptWithoutReview: true,
    })
  },
}

/**
 * Teams get their files by chance, so the test gives each of the two the file that it had in the recording.
 */
const TAKE_BACK = statement(
  'test.recorded.take-back',
  // No two instances may have the same flag, not even between two statements.
  'update instances set flag_id = null where challenge_id = 3',
)
const DEAL = statement(
  'test.recorded.deal',
  `update instances set flag_id = (select id from flags where challenge_id = 3 and flag = $2)
   where challenge_id = 3 and participation_id = $1`,
)
const OWN = statement(
  'test.recorded.own',
  'select f.flag from instances i join flags f on f.id = i.flag_id where i.challenge_id = 2 and i.participation_id = 2',
)
async function ownFlag({ does, server }: Replay): Promise<string> {
  await does('w12irs5', 'GET /api/game/1/challenges/2')
  const row = await server.store.sql.one<{ flag: string }>(OWN)
  if (!row) throw new Error('The team has no flag.')
  return row.flag
}
