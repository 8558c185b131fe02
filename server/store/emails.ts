import type { Language } from '#contract/rules/language.ts'
import type { MailLinkKind } from './mail-links.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

/** An email that waits to be sent. Its link is created when it is sent. */
export interface WaitingEmail {
  id: string
  kind: MailLinkKind
  userId: string
  to: string
  language: Language
  /** The origin of the link if there is no public address. */
  origin: string
  expiresAt: number
  /** Failed attempts. */
  tries: number
}
export interface EmailLease {
  by: string
  now: number
  until: number
}

export interface Emails {
  create(email: WaitingEmail, dueAt: number): Promise<void>
  /**
   * Waiting emails of a kind. Rows without a user, for unknown addresses, do not count, because strangers
   * could fill the queue with them.
   */
  count(kind: MailLinkKind): Promise<number>
  /** One email that is due, for this process alone until the lease ends. Null: there is none. */
  claim(
    lease: EmailLease,
    choice: { oldestFirst: boolean; except: readonly string[] },
  ): Promise<WaitingEmail | null>
  /** Whether an email is due that no process holds. */
  isDue(now: number): Promise<boolean>
  renew(ids: readonly string[], lease: Pick<EmailLease, 'by' | 'until'>): Promise<void>
  putBack(id: string, by: string, next: { dueAt: number; tries: number }): Promise<void>
  /** Lets other processes send the emails that this one holds. */
  release(by: string): Promise<void>
  /** False: it was removed before. */
  remove(id: string): Promise<boolean>
  deleteExpired(now: number): Promise<number>
}

const CREATE = statement(
  'emails.create',
  `insert into emails (id, kind, user_id, address, language, origin, due_at, expires_at, tries)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const COUNT = statement(
  'emails.count',
  `select count(*) as count from emails e
   where e.kind = $1 and exists (select 1 from users u where u.id = e.user_id)`,
)
/**
 * Registrations come first, because a player without an account cannot play at all. No pause is longer than
 * two minutes, so a time that is further ahead was stored before the clock was set back.
 */
const CLAIM = statement(
  'emails.claim',
  `with next as (
     select id from emails
     where (due_at <= $2 or due_at > $2::timestamptz + interval '2 minutes') and id <> all($5::uuid[])
       and (held_until is null or held_until <= $2
         or held_until > $3::timestamptz + ($3::timestamptz - $2::timestamptz))
     order by case when $4::boolean then 0 else array_position(array['verify', 'change-email', 'reset'], kind) end,
       due_at, id
     limit 1 for update skip locked
   )
   update emails e set held_by = $1, held_until = $3 from next where e.id = next.id
   returning e.id, e.kind, e.user_id as "userId", e.address as "to", e.language, e.origin,
     e.expires_at as "expiresAt", e.tries`,
)
const IS_DUE = statement(
  'emails.isDue',
  'select 1 from emails where due_at <= $1 and held_by is null limit 1',
)
const RENEW = statement(
  'emails.renew',
  'update emails set held_until = $3 where id = any($1::uuid[]) and held_by = $2',
)
const PUT_BACK = statement(
  'emails.putBack',
  `update emails set due_at = $3, tries = $4, held_by = null, held_until = null where id = $1 and held_by = $2`,
)
const RELEASE = statement(
  'emails.release',
  'update emails set held_by = null, held_until = null where held_by = $1',
)
const REMOVE = statement('emails.remove', 'delete from emails where id = $1')
const DELETE_EXPIRED = statement('emails.deleteExpired', 'delete from emails where expires_at <= $1')

export const emailsOn = (sql: Sql): Emails => ({
  create: async ({ id, kind, userId, to, language, origin, expiresAt, tries }, dueAt) => {
    const times = [toTimestamp(dueAt), toTimestamp(expiresAt)]
    await sql.run(CREATE, [id, kind, userId, to, language, origin, ...times, tries])
  },
  count: async (kind) => (await sql.one<{ count: number }>(COUNT, [kind]))?.count ?? 0,
  claim: ({ by, now, until }, { oldestFirst, except }) =>
    sql.one<WaitingEmail>(CLAIM, [by, toTimestamp(now), toTimestamp(until), oldestFirst, except]),
  isDue: async (now) => (await sql.one(IS_DUE, [toTimestamp(now)])) !== null,
  renew: async (ids, { by, until }) => {
    await sql.run(RENEW, [ids, by, toTimestamp(until)])
  },
  putBack: async (id, by, { dueAt, tries }) => {
    await sql.run(PUT_BACK, [id, by, toTimestamp(dueAt), tries])
  },
  release: async (by) => {
    await sql.run(RELEASE, [by])
  },
  remove: async (id) => (await sql.run(REMOVE, [id])) === 1,
  deleteExpired: (now) => sql.run(DELETE_EXPIRED, [toTimestamp(now)]),
})
