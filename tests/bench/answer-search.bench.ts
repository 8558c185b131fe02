import { percentile } from './bench.ts'
import { benchServer } from './bench-server.ts'
import { httpLoad } from './http-load.ts'
import { seedLargeEvent } from './large-event.ts'

const ANSWERS = 200_000
/** These rounds are not measured, because code and query plans are not optimised yet. */
const WARMING = 6
const ASKED = 20

export const name = 'answer-search'
/** The slowest search must pass. The time includes the database, because a slow query is the likely cause. */
export const bar = 50
export const unit = `ms of CPU for a page out of ${ANSWERS} answers`

/**
 * Sorted by time, the cost depends on where matches are: words in all submissions, only in old ones, in one,
 * and in none. Words of one or two characters and of other scripts are in none too.
 */
const SEARCHES = [
  '',
  'flag',
  'team 19',
  'member99',
  'old guess',
  'needle',
  'nobody-has-this',
  'xq',
  'q',
  '0abc9',
  '沉船',
  '灯',
  'is:wrong',
  'is:right',
  'is:cheat',
  'is:unopened',
  'team:"team 77"',
  'team:"team 77" is:right',
  'person:member17 flag',
  'challenge:"challenge 7"',
  'challenge:"challenge 7" xq',
  'ip:203.0.113.7',
  'ip:198.51.100',
  'ip:203.0.113.7 xq',
  '203.0.113.99',
]

export async function run(tell: (line: string) => void): Promise<number> {
  const server = await benchServer(
    async (pool) => {
      const event = await seedLargeEvent(pool)
      await pool.query(
        `with place as (
           select i.challenge_id, i.participation_id, m.user_id, row_number() over () as nth
           from instances i join lateral (
             select user_id from participation_members where participation_id = i.participation_id limit 1
           ) m on true where i.game_id = $1
         ), size as (select count(*) as count from place)
         insert into submissions (game_id, challenge_id, participation_id, user_id, answer, status, at, ip, attempt)
         select $1, p.challenge_id, p.participation_id, p.user_id,
           case when n = $2 then 'a needle' when n > $2::integer * 0.8 then 'flag{old guess ' || md5(n::text) || '}'
             else 'flag{' || md5(n::text) || '}' end,
           'WrongAnswer', now() - n * interval '1 second', '203.0.' || n % 200 || '.' || n % 251, 1
         from generate_series(1, $2::integer) n join size on true join place p on p.nth = 1 + n % size.count`,
        [event.gameId, ANSWERS],
      )
      return event
    },
    { env: { RATE_LIMIT: 'off' } },
  )
  const load = httpLoad(server.origin, 1)
  const { gameId, cookie } = server.seeded
  try {
    let worst = 0
    for (const search of SEARCHES) {
      const path = `/api/game/${gameId}/answers?search=${encodeURIComponent(search)}`
      const shots = (count: number) =>
        Array.from({ length: count }, () => ({
          method: 'GET' as const,
          path,
          headers: { cookie, 'accept-encoding': 'br' },
        }))
      const [first] = await load.fireAll(shots(WARMING))
      if (first?.status !== 200) throw new Error(`${search} is answered with ${first?.status} ${first?.body}`)
      const before = server.cpuMs()
      const hits = await load.fireAll(shots(ASKED))
      const each = (server.cpuMs() - before) / ASKED
      tell(
        `${search || 'all'}: ${each.toFixed(1)} ms of CPU, half of them answered in ${percentile(
          hits.map(({ tookMs }) => tookMs),
          0.5,
        ).toFixed(0)} ms, ${Math.round(first.body.length / 1000)} kB`,
      )
      worst = Math.max(worst, each)
    }
    return worst
  } finally {
    load.close()
    await server.stop()
  }
}
