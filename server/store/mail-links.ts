import { statement, toTimestamp, type Sql } from './sql.ts'

export type MailLinkKind = 'verify' | 'reset' | 'change-email'

export interface MailLink {
  kind: MailLinkKind
  userId: string
  /** The address that the email was sent to. For a change of address this is the new one. */
  email: string
  /** The stamp of the user when the email was stored. A new stamp ends the link. */
  stamp: string
  expiresAt: number
}

export interface MailLinks {
  create(tokenHash: string, link: MailLink): Promise<void>
  /** Also finds expired links. The caller must check the time. */
  find(tokenHash: string): Promise<MailLink | null>
  /** False: another request used the link first. */
  spend(tokenHash: string): Promise<boolean>
  deleteOfUser(userId: string): Promise<void>
  deleteExpired(now: number): Promise<number>
}

const CREATE = statement(
  'mailLinks.create',
  'insert into mail_links (token_hash, kind, user_id, email, stamp, expires_at) values ($1, $2, $3, $4, $5, $6)',
)
const FIND = statement(
  'mailLinks.find',
  `select kind, user_id as "userId", email, stamp, expires_at as "expiresAt" from mail_links where token_hash = $1`,
)
const SPEND = statement('mailLinks.spend', 'delete from mail_links where token_hash = $1')
const DELETE_OF_USER = statement('mailLinks.deleteOfUser', 'delete from mail_links where user_id = $1')
const DELETE_EXPIRED = statement('mailLinks.deleteExpired', 'delete from mail_links where expires_at <= $1')

export const mailLinksOn = (sql: Sql): MailLinks => ({
  create: async (tokenHash, { kind, userId, email, stamp, expiresAt }) => {
    await sql.run(CREATE, [tokenHash, kind, userId, email, stamp, toTimestamp(expiresAt)])
  },
  find: (tokenHash) => sql.one<MailLink>(FIND, [tokenHash]),
  spend: async (tokenHash) => (await sql.run(SPEND, [tokenHash])) === 1,
  deleteOfUser: async (userId) => {
    await sql.run(DELETE_OF_USER, [userId])
  },
  deleteExpired: (now) => sql.run(DELETE_EXPIRED, [toTimestamp(now)]),
})
