import { hash } from 'node:crypto'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Session, SessionEnd, SessionNow } from '#server/store/rows/session.ts'
import type { Store } from '#server/store/store.ts'
import type { KeptSessions } from './kept-sessions.ts'
import type { User } from '#server/store/rows/user.ts'

export const LIFETIME_MS = 7 * 24 * 3_600_000
const TOKEN_BYTES = 32
/** 32 bytes in base64url. Any other text is rejected without a query. */
const TOKEN = /^[\w-]{43}$/
const MAX_AGENT_LENGTH = 200
/** The last use of a session is stored again only if the stored one is older than this, to save writes. */
const SEEN_MS = 60_000

export interface FoundSession {
  user: User
  id: string
  /**
   * The new end of the session, so that the cookie is sent again. Null: less than half of its life has
   * passed, or the response cannot carry a cookie.
   */
  slidTo: number | null
  end: SessionEnd
}

type Needs = { store: Pick<Store, 'sessions'>; clock: Clock; ids: Ids }

/** Only the hash is stored, so that a reader of the database cannot sign in with it. */
export const hashOf = (token: string) => hash('sha256', token)

export async function openSession(
  user: User,
  from: { ip: string; agent: string },
  { store, clock, ids }: Needs,
) {
  const token = ids.bytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = now + LIFETIME_MS
  await store.sessions.create({
    id: ids.guid(),
    tokenHash: hashOf(token),
    userId: user.id,
    createdAt: now,
    seenAt: now,
    expiresAt,
    ip: from.ip,
    agent: from.agent.slice(0, MAX_AGENT_LENGTH),
    stamp: user.stamp,
  })
  return { token, expiresAt }
}

/** `canSlide`: whether the response can carry a new cookie with a later end. */
export async function findSession(
  token: string,
  needs: Omit<Needs, 'ids'>,
  canSlide: boolean,
  kept: KeptSessions | null,
): Promise<(FoundSession & { token: string }) | null> {
  const found = TOKEN.test(token) ? await find(hashOf(token), needs, canSlide, kept) : null
  return found && { ...found, token }
}

/** Does not renew the cookie, because there may be no response to carry it. */
export const findStoredSession = (
  tokenHash: string,
  needs: Omit<Needs, 'ids'>,
): Promise<FoundSession | null> => find(tokenHash, needs, false, null)

async function find(
  tokenHash: string,
  { store, clock }: Omit<Needs, 'ids'>,
  canSlide: boolean,
  kept: KeptSessions | null,
): Promise<FoundSession | null> {
  const found = await (kept ?? store.sessions).find(tokenHash)
  const now = clock.now()
  if (!found || !opens(found, now)) return null
  const { user, session } = found
  const { id, expiresAt } = session
  switch (dueWrite(session, now, canSlide)) {
    case null:
      return { user, id, slidTo: null, end: { tokenHash, endsAt: expiresAt } }
    case 'seen':
      await store.sessions.seen(tokenHash, now)
      kept?.forget(tokenHash)
      return { user, id, slidTo: null, end: { tokenHash, endsAt: expiresAt } }
    case 'slide': {
      const slidTo = now + LIFETIME_MS
      await store.sessions.slide(tokenHash, { seenAt: now, expiresAt: slidTo })
      kept?.forget(tokenHash)
      return { user, id, slidTo, end: { tokenHash, endsAt: slidTo } }
    }
  }
}

/** The write that a use of the session needs. Null: none. */
function dueWrite(
  { expiresAt, seenAt }: Pick<Session, 'expiresAt' | 'seenAt'>,
  now: number,
  canSlide: boolean,
): 'slide' | 'seen' | null {
  if (canSlide && expiresAt - now <= LIFETIME_MS / 2) return 'slide'
  return now - seenAt > SEEN_MS ? 'seen' : null
}

/** The user of a kept session. Null: there is none, or its use needs a write. */
export async function keptUser(
  token: string,
  { clock, keptSessions }: { clock: Pick<Clock, 'now'>; keptSessions: Pick<KeptSessions, 'find'> },
): Promise<User | null> {
  const found = TOKEN.test(token) ? await keptSessions.find(hashOf(token)) : null
  const now = clock.now()
  return found && opens(found, now) && dueWrite(found.session, now, true) === null ? found.user : null
}

/** The session as it is now, for a connection that stays open. Null: it is no longer valid. */
export async function sessionNow(
  tokenHash: string,
  { store, clock }: Omit<Needs, 'ids'>,
): Promise<SessionNow | null> {
  const found = await store.sessions.find(tokenHash)
  return found && opens(found, clock.now())
    ? { endsAt: found.session.expiresAt, role: found.user.role }
    : null
}

/** An administrator may have withdrawn the confirmation while the user was signing in. */
const opens = (
  { session, user }: NonNullable<Awaited<ReturnType<Needs['store']['sessions']['find']>>>,
  now: number,
) => session.expiresAt > now && session.stamp === user.stamp && user.emailConfirmed

/** Returns the id of the user. Null: there was no such session. */
export const closeSession = async (token: string, { store }: Pick<Needs, 'store'>): Promise<string | null> =>
  TOKEN.test(token) ? store.sessions.delete(hashOf(token)) : null
