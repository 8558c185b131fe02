// Kept out of the models, so that screens that import it load no schemas.

/** `Look`: the part works, but an administrator should check it. `Broken`: it does not work. */
export const HEALTH_STATES = ['Well', 'Look', 'Broken'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

export const HEALTH_PARTS = [
  'Process',
  'Database',
  'Disk',
  'Mail',
  'Containers',
  'Backplane',
  'Backup',
  'Trial',
  'Limits',
] as const
export type HealthPartName = (typeof HEALTH_PARTS)[number]

/** Why a part is not well. `NoReply`: it did not reply in two seconds. `Failed`: it replied with an error. */
export const HEALTH_REASONS = [
  'NoReply',
  'Failed',
  'ServerErrors',
  'SlowDatabase',
  'QueriesWait',
  'DiskFull',
  'DiskFills',
  'MailFails',
  'MailWaits',
  'StartsFail',
  'StartsWait',
  'NoBackup',
  'BackupOld',
  'BackupFailed',
  'NoTrial',
  'TrialOld',
  'TrialFailed',
  'LimitReached',
] as const
export type HealthReason = (typeof HEALTH_REASONS)[number]

export const LIMIT_NAMES = [
  'Requests',
  'StaffReads',
  'Anonymous',
  'Register',
  'Submit',
  'Container',
  'Concurrency',
] as const
export type WatchedLimit = (typeof LIMIT_NAMES)[number]
