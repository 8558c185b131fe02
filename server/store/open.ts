import type { Pool, PoolClient } from 'pg'
import { filesOn } from './files.ts'
import { storedFilesOn } from './stored-files.ts'
import { unusedFilesOn } from './unused-files.ts'
import { writeupsOn } from './writeups.ts'
import { monitorOn } from './monitor.ts'
import { boardsOn } from './boards.ts'
import { streamsOn } from './streams.ts'
import { teamStreamsOn } from './team-streams.ts'
import { auditOn } from './audit.ts'
import { acceptedFindingsOn } from './accepted-findings.ts'
import { addressedNoticesOn } from './addressed-notices.ts'
import { teamNotesOn } from './team-notes.ts'
import { pairStatesOn } from './pair-states.ts'
import { teamPairsOn } from './team-pairs.ts'
import { teamReviewsOn } from './team-review.ts'
import { gameInstancesOn } from './game-instances.ts'
import { emailsOn } from './emails.ts'
import { effectsOn } from './effects.ts'
import { rehearsalsOn } from './rehearsals.ts'
import { rosterOn } from './roster.ts'
import { userAdminOn } from './user-admin.ts'
import { teamAdminOn } from './team-admin.ts'
import { deletionsOn } from './deletions.ts'
import { captchaSolutionsOn } from './captcha-solutions.ts'
import { answerListOn } from './answer-list.ts'
import { purgeOn } from './purge.ts'
import { tableSizesOn } from './table-sizes.ts'
import { backupRunsOn } from './backup-runs.ts'
import { healthOn } from './health.ts'
import { attachmentsOn } from './attachments.ts'
import { attentionOn } from './attention.ts'
import { roomPagesOn } from './room-pages.ts'
import { boardFactsOn } from './board-facts.ts'
import { challengesOn } from './challenges.ts'
import { containersOn } from './containers.ts'
import { flagsOn } from './flags.ts'
import { foreignPasswordsOn } from './foreign-passwords.ts'
import { fullnessOn } from './fullness.ts'
import { gamesOn } from './games.ts'
import { instancesOn } from './instances.ts'
import { lettersOn } from './letters.ts'
import { logsOn } from './logs.ts'
import { platformTimelineOn } from './platform-timeline.ts'
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

/** Only tests use `sql`: they insert rows and read columns that no store returns. */
export interface OpenStore extends Store {
  readonly sql: Sql
}

/** A store on a database that has been migrated up to `migration`. */
export function openStore(pool: Pool, migration: number): OpenStore {
  const sql = sqlOn(pool)
  return {
    ...tablesOn(sql),
    sql,
    transaction: (work, plans = 'any') => inTransaction(pool, BEGIN[plans], (own) => work(tablesOn(own))),
    exclusively: (name, work) =>
      inTransaction(pool, BEGIN.any, async (own) => {
        await own.many(EXCLUSIVELY, [name])
        return work(tablesOn(own))
      }),
    check: async () => {
      const last = await lastApplied(pool)
      if (last < migration) throw new Error(`the database has migration ${last} of ${migration}`)
    },
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Getters create each store when it is read, because a transaction reads only a few. Spreading the object
 * would create them all.
 */
const tablesOn = (sql: Sql): Tables => ({
  get settings() {
    return settingsOn(sql)
  },
  get users() {
    return usersOn(sql)
  },
  get foreignPasswords() {
    return foreignPasswordsOn(sql)
  },
  get sessions() {
    return sessionsOn(sql)
  },
  get mailLinks() {
    return mailLinksOn(sql)
  },
  get emails() {
    return emailsOn(sql)
  },
  get letters() {
    return lettersOn(sql)
  },
  get posts() {
    return postsOn(sql)
  },
  get games() {
    return gamesOn(sql)
  },
  get challenges() {
    return challengesOn(sql)
  },
  get flags() {
    return flagsOn(sql)
  },
  get attachments() {
    return attachmentsOn(sql)
  },
  get acceptedFindings() {
    return acceptedFindingsOn(sql)
  },
  get addressedNotices() {
    return addressedNoticesOn(sql)
  },
  get teamNotes() {
    return teamNotesOn(sql)
  },
  get pairStates() {
    return pairStatesOn(sql)
  },
  get roomPages() {
    return roomPagesOn(sql)
  },
  get attention() {
    return attentionOn(sql)
  },
  get instances() {
    return instancesOn(sql)
  },
  get containers() {
    return containersOn(sql)
  },
  get teams() {
    return teamsOn(sql)
  },
  get participations() {
    return participationsOn(sql)
  },
  get notices() {
    return noticesOn(sql)
  },
  get logs() {
    return logsOn(sql)
  },
  get boardFacts() {
    return boardFactsOn(sql)
  },
  get submissions() {
    return submissionsOn(sql)
  },
  get files() {
    return filesOn(sql)
  },
  get storedFiles() {
    return storedFilesOn(sql)
  },
  get unusedFiles() {
    return unusedFilesOn(sql)
  },
  get writeups() {
    return writeupsOn(sql)
  },
  get gameEvents() {
    return monitorOn(sql)
  },
  get boards() {
    return boardsOn(sql)
  },
  get streams() {
    return streamsOn(sql)
  },
  get teamItems() {
    return teamStreamsOn(sql)
  },
  get audit() {
    return auditOn(sql)
  },
  get platformTimeline() {
    return platformTimelineOn(sql)
  },
  get teamReviews() {
    return teamReviewsOn(sql)
  },
  get gameInstances() {
    return gameInstancesOn(sql)
  },
  get teamPairs() {
    return teamPairsOn(sql)
  },
  get effects() {
    return effectsOn(sql)
  },
  get rehearsals() {
    return rehearsalsOn(sql)
  },
  get roster() {
    return rosterOn(sql)
  },
  get userAdmin() {
    return userAdminOn(sql)
  },
  get teamAdmin() {
    return teamAdminOn(sql)
  },
  get deletions() {
    return deletionsOn(sql)
  },
  get captchaSolutions() {
    return captchaSolutionsOn(sql)
  },
  get answers() {
    return answerListOn(sql)
  },
  get purge() {
    return purgeOn(sql)
  },
  get tableSizes() {
    return tableSizesOn(sql)
  },
  get backupRuns() {
    return backupRunsOn(sql)
  },
  get fullness() {
    return fullnessOn(sql)
  },
  get health() {
    return healthOn(sql)
  },
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

/** Discards a connection that cannot roll back. The database then rolls back on its own. */
async function giveUp(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}
