import type { LetterEffects, LetterReceivers } from '#contract/models/letter.ts'
import type { Language } from '#contract/rules/language.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface NewLetter {
  id: string
  subject: string
  content: string
  language: Language
  writer: string
  createdAt: number
}
export interface LetterProgress extends Pick<NewLetter, 'id' | 'subject' | 'writer' | 'createdAt'> {
  cancelledAt: number | null
  waiting: number
  sent: number
  failed: number
  dropped: number
  unclear: number
}
/** One email of a letter, taken for one attempt. */
export interface LetterAttempt extends Pick<NewLetter, 'subject' | 'content' | 'language'> {
  letterId: string
  userId: string
  to: string
  isReachable: boolean
  tries: number
}
/** A user gets at most `most` letters after `since`. */
export interface LetterLimit {
  since: number
  most: number
}
export type LetterCount = Omit<LetterEffects, 'seconds'> & { waiting: number }

export interface Letters {
  count(receivers: LetterReceivers, limit: LetterLimit): Promise<LetterCount>
  /** Returns the number of receivers. */
  create(letter: NewLetter, receivers: LetterReceivers, limit: LetterLimit): Promise<number>
  byId(id: string): Promise<LetterProgress | null>
  list(most: number): Promise<LetterProgress[]>
  /**
   * Takes an email that is due. It stays taken until `settle`, even after a kill, so that nobody gets it
   * twice.
   */
  take(now: number): Promise<LetterAttempt | null>
  settle(of: { letterId: string; userId: string }, state: 'Sent' | 'Failed' | 'Dropped'): Promise<void>
  /** Only after a failure that certainly sent nothing. */
  putBack(of: { letterId: string; userId: string }, next: { dueAt: number; tries: number }): Promise<void>
  /** Returns the number of emails that were waiting. Null: it is cancelled already, or does not exist. */
  cancel(id: string, at: number): Promise<number | null>
  deleteBefore(at: number): Promise<number>
}

const CHOSEN = `($1 = 'Everybody' or ($1 = 'Role' and u.role = $2) or ($1 = 'Users' and u.id = any($4::uuid[]))
  or ($1 = 'Game' and exists (
    select 1 from participation_members m join participations p on p.id = m.participation_id
    where p.game_id = $3::integer and p.status = 'Accepted' and m.user_id = u.id)))`
const REACHABLE = `(u.email_confirmed and u.role <> 'Banned')`
const WELCOME = `((select count(*) from letter_receivers r join letters l on l.id = r.letter_id
  where r.user_id = u.id and l.created_at > $5 and r.state <> 'Dropped') < $6::integer)`
const COUNT = statement(
  'letters.count',
  `select count(*) filter (where c.reachable and c.welcome) as receivers,
     count(*) filter (where not c.reachable) as unreachable,
     count(*) filter (where c.reachable and not c.welcome) as limited,
     (select count(*) from letter_receivers where state = 'Waiting') as waiting
   from (select ${REACHABLE} as reachable, ${WELCOME} as welcome from users u where ${CHOSEN}) c`,
)
const CREATE = statement(
  'letters.create',
  `insert into letters (id, subject, content, language, writer, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
const ADD = statement(
  'letters.add',
  `insert into letter_receivers (letter_id, user_id, due_at)
   select $7::uuid, u.id, $8::timestamptz from users u where ${CHOSEN} and ${REACHABLE} and ${WELCOME}`,
)
const PROGRESS = `select l.id, l.subject, l.writer, l.created_at as "createdAt", l.cancelled_at as "cancelledAt",
    count(*) filter (where r.state = 'Waiting') as waiting, count(*) filter (where r.state = 'Sent') as sent,
    count(*) filter (where r.state = 'Failed') as failed, count(*) filter (where r.state = 'Dropped') as dropped,
    count(*) filter (where r.state = 'Sending') as unclear
  from letters l left join letter_receivers r on r.letter_id = l.id`
const BY_ID = statement('letters.byId', `${PROGRESS} where l.id = $1 group by l.id`)
const LIST = statement('letters.list', `${PROGRESS} group by l.id order by l.created_at desc, l.id limit $1`)
/** No pause is longer than two minutes, so a later time was stored before the clock was set back. */
const TAKE = statement(
  'letters.take',
  `with next as (
     select letter_id, user_id from letter_receivers
     where state = 'Waiting' and (due_at <= $1 or due_at > $1::timestamptz + interval '2 minutes')
     order by due_at, letter_id, user_id limit 1 for update skip locked
   )
   update letter_receivers r set state = 'Sending', tries = r.tries + 1 from next, letters l, users u
   where r.letter_id = next.letter_id and r.user_id = next.user_id and l.id = r.letter_id and u.id = r.user_id
   returning r.letter_id as "letterId", r.user_id as "userId", u.email as "to", ${REACHABLE} as "isReachable",
     l.subject, l.content, l.language, r.tries`,
)
const SETTLE = statement(
  'letters.settle',
  'update letter_receivers set state = $3 where letter_id = $1 and user_id = $2',
)
const PUT_BACK = statement(
  'letters.putBack',
  `update letter_receivers r set state = case when l.cancelled_at is null then 'Waiting' else 'Dropped' end,
     due_at = $3, tries = $4
   from letters l where l.id = r.letter_id and r.letter_id = $1 and r.user_id = $2`,
)
const CANCEL = statement(
  'letters.cancel',
  'update letters set cancelled_at = $2 where id = $1 and cancelled_at is null',
)
const DROP = statement(
  'letters.drop',
  `update letter_receivers set state = 'Dropped' where letter_id = $1 and state = 'Waiting'`,
)
const DELETE_BEFORE = statement('letters.deleteBefore', 'delete from letters where created_at <= $1')

const values = ({ audience, role, gameId, userIds }: LetterReceivers, { since, most }: LetterLimit) =>
  [audience, role, gameId, userIds ?? [], toTimestamp(since), most] as const

export const lettersOn = (sql: Sql): Letters => ({
  count: async (receivers, limit) =>
    (await sql.one<LetterCount>(COUNT, values(receivers, limit))) ?? {
      receivers: 0,
      unreachable: 0,
      limited: 0,
      waiting: 0,
    },
  create: async ({ id, subject, content, language, writer, createdAt }, receivers, limit) => {
    const at = toTimestamp(createdAt)
    await sql.run(CREATE, [id, subject, content, language, writer, at])
    return sql.run(ADD, [...values(receivers, limit), id, at])
  },
  byId: (id) => sql.one<LetterProgress>(BY_ID, [id]),
  list: (most) => sql.many<LetterProgress>(LIST, [most]),
  take: (now) => sql.one<LetterAttempt>(TAKE, [toTimestamp(now)]),
  settle: async ({ letterId, userId }, state) => {
    await sql.run(SETTLE, [letterId, userId, state])
  },
  putBack: async ({ letterId, userId }, { dueAt, tries }) => {
    await sql.run(PUT_BACK, [letterId, userId, toTimestamp(dueAt), tries])
  },
  cancel: async (id, at) =>
    (await sql.run(CANCEL, [id, toTimestamp(at)])) === 1 ? sql.run(DROP, [id]) : null,
  deleteBefore: (at) => sql.run(DELETE_BEFORE, [toTimestamp(at)]),
})
