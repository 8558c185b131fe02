import type { Pool, PoolClient } from 'pg'
import { attachmentsOn } from './attachments.ts'
import { boardFactsOn } from './board-facts.ts'
import { challengesOn } from './challenges.ts'
import { containersOn } from './containers.ts'
import { flagsOn } from './flags.ts'
import { gamesOn } from './games.ts'
import { instancesOn } from './instances.ts'
import { logsOn } from './logs.ts'
import { mailLinksOn } from './mail-links.ts'
import { lastApplied } from './migrate.ts'
import { noticesOn } from './notices.ts'
import { participationsOn } from './participations.ts'
import { postsOn } from './posts.ts'
import { sessionsOn } from './sessions.ts'
import { settingsOn } from './settings.ts'
import { sqlOn, statement, type Sql } from './sql.ts'
import type { PlannerMode, Store, Tables } from './store.ts'
import { submissionsOn } from './submissions.ts'
import { teamsOn } from './teams.ts'
import { usersOn } from './users.ts'

const EXCLUSIVELY = statement('exclusively', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

const BEGIN: Readonly<Record<PlannerMode, string>> = {
  any: 'begin',
  'by-index': 'begin; set local enable_seqscan = off',
}

/** The store on a database that has been migrated as far as `migration`. */
export function openStore(pool: Pool, migration: number): Store {
  const transaction: Store['transaction'] = (work, plans = 'any') =>
    inTransaction(pool, BEGIN[plans], (sql) => work(tablesOn(sql)))
  return {
    ...tablesOn(sqlOn(pool)),
    transaction,
    exclusively: (name, work) =>
      transaction(async (tables) => {
        await tables.sql.many(EXCLUSIVELY, [name])
        return work(tables)
      }),
    check: async () => {
      const last = await lastApplied(pool)
      if (last < migration) throw new Error(`the database has migration ${last} of ${migration}`)
    },
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

const tablesOn = (sql: Sql): Tables => ({
  settings: settingsOn(sql),
  users: usersOn(sql),
  sessions: sessionsOn(sql),
  mailLinks: mailLinksOn(sql),
  posts: postsOn(sql),
  games: gamesOn(sql),
  challenges: challengesOn(sql),
  flags: flagsOn(sql),
  attachments: attachmentsOn(sql),
  instances: instancesOn(sql),
  containers: containersOn(sql),
  teams: teamsOn(sql),
  participations: participationsOn(sql),
  notices: noticesOn(sql),
  logs: logsOn(sql),
  boardFacts: boardFactsOn(sql),
  submissions: submissionsOn(sql),
  sql,
})

async function inTransaction<Value>(
  pool: Pool,
  begin: string,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const value = await work(sqlOn(client))
    await client.query('commit')
    client.release()
    return value
  } catch (error) {
    await giveUp(client)
    throw error
  }
}

/** A connection that cannot even roll back is thrown away, and the database then rolls back by itself. */
async function giveUp(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}
