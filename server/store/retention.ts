import type { Config } from '#server/config/config.ts'

export type Retention =
  | { kind: 'Limited'; of: keyof typeof BOUNDS }
  | { kind: 'Owned'; owner: string }
  /** Each row has its own end, or is deleted when its work is done. */
  | { kind: 'Expires' }
  /** Kept as long as the thing exists that the row describes. */
  | { kind: 'Kept' }
  /** A few rows, which never grow in number. */
  | { kind: 'Fixed' }

export type RetentionSettings = Pick<
  Config,
  'logDays' | 'logRows' | 'eventDays' | 'eventRows' | 'auditDays' | 'auditRows'
>
const BOUNDS = {
  logs: { days: 'logDays', most: 'logRows' },
  events: { days: 'eventDays', most: 'eventRows' },
  audit: { days: 'auditDays', most: 'auditRows' },
} as const satisfies Record<string, Record<'days' | 'most', keyof RetentionSettings>>
export type LimitedTable = keyof typeof BOUNDS
export const LIMITED_TABLES: readonly LimitedTable[] = ['logs', 'events', 'audit']

export const boundsOf = (table: LimitedTable, settings: RetentionSettings) => ({
  days: settings[BOUNDS[table].days],
  most: settings[BOUNDS[table].most],
})

/**
 * Every table of the database. docs/retention.md gives the reasons, and a test compares both with the
 * existing tables.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
  accepted_findings: { kind: 'Owned', owner: 'games' },
  addressed_notices: { kind: 'Owned', owner: 'games' },
  attachments: { kind: 'Owned', owner: 'challenges' },
  attention: { kind: 'Owned', owner: 'games' },
  audit: { kind: 'Limited', of: 'audit' },
  audit_counter: { kind: 'Fixed' },
  backup_runs: { kind: 'Fixed' },
  board_facts: { kind: 'Owned', owner: 'games' },
  captcha_solutions: { kind: 'Expires' },
  challenges: { kind: 'Owned', owner: 'games' },
  cheats: { kind: 'Owned', owner: 'submissions' },
  containers: { kind: 'Expires' },
  emails: { kind: 'Expires' },
  events: { kind: 'Limited', of: 'events' },
  files: { kind: 'Kept' },
  flags: { kind: 'Owned', owner: 'challenges' },
  found_flags: { kind: 'Owned', owner: 'submissions' },
  games: { kind: 'Kept' },
  instances: { kind: 'Owned', owner: 'participations' },
  leases: { kind: 'Fixed' },
  letter_receivers: { kind: 'Owned', owner: 'letters' },
  letters: { kind: 'Expires' },
  log_counter: { kind: 'Fixed' },
  logs: { kind: 'Limited', of: 'logs' },
  mail_links: { kind: 'Expires' },
  migrations: { kind: 'Fixed' },
  notice_items: { kind: 'Owned', owner: 'games' },
  notices: { kind: 'Owned', owner: 'games' },
  pair_states: { kind: 'Owned', owner: 'participations' },
  participation_members: { kind: 'Owned', owner: 'participations' },
  participations: { kind: 'Owned', owner: 'games' },
  posts: { kind: 'Kept' },
  rehearsals: { kind: 'Owned', owner: 'games' },
  sessions: { kind: 'Expires' },
  settings: { kind: 'Fixed' },
  solves: { kind: 'Owned', owner: 'submissions' },
  submissions: { kind: 'Owned', owner: 'participations' },
  team_items: { kind: 'Owned', owner: 'participations' },
  team_marks: { kind: 'Owned', owner: 'participations' },
  team_members: { kind: 'Owned', owner: 'teams' },
  team_notes: { kind: 'Owned', owner: 'participations' },
  teams: { kind: 'Kept' },
  users: { kind: 'Kept' },
}
