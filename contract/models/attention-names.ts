// Kept out of the models, so that screens that import it load no schemas.

/** The gravest first. */
export const CAUSE_KINDS = [
  'InstancesFail',
  'DiskFull',
  'SameWrongAnswer',
  'MailStuck',
  'Soon',
  'Pairs',
  'SuddenWave',
  'TeamsWaiting',
  'Silent',
] as const satisfies readonly string[]
export type CauseKind = (typeof CAUSE_KINDS)[number]
