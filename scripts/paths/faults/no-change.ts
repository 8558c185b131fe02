const ALWAYS_TRUE = 'The guard is always true, because no task of this machine is empty.'
const NO_FLAW = 'The guard is always true, because the view reads the code before the machine gets it.'
const BEGINS_AGAIN = 'Both states take the next task, and the view is made of the result.'
const UNTOLD = 'This arrow is taken by failures, and no failure of this machine is announced.'
const BEHIND = 'The view shows a question that was not confirmed as it shows rest.'
const BEGIN = { 'idle --begin: guard dropped': ALWAYS_TRUE }

/** Faults that change nothing that anyone could see, by machine, each with the reason. */
export const NO_CHANGE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account/session-end': { 'doing --carryOut answers (2 of 2): tell dropped': UNTOLD },
  'admin/attention': BEGIN,
  'admin/board-freeze': { 'confirming --askFirst answers (3 of 3): put dropped': BEHIND },
  'admin/challenge-actions': BEGIN,
  'admin/finding-acceptance': BEGIN,
  'admin/letter': BEGIN,
  'admin/team-entry': BEGIN,
  'admin/flag-removal': BEGIN,
  'admin/opening-check': BEGIN,
  'admin/team-hash-salt': BEGIN,
  'admin/test-mail': BEGIN,
  'admin/scrollback': {
    'names.renewing --readPage answers (1 of 4): dropped':
      'The last arrow leads to the same state, and renews nothing after a failure.',
    'names.current --names.changed: put dropped': 'Nothing reads the names before they are renewed.',
  },
  'team/membership': BEGIN,
  'admin/rehearsal': { ...BEGIN, 'done --begin: guard dropped': ALWAYS_TRUE },
  'admin/removal': {
    ...BEGIN,
    'done --begin: guard dropped': ALWAYS_TRUE,
    'doing --carryOut answers (1 of 2): dropped': BEGINS_AGAIN,
    'doing --carryOut answers (1 of 2): guard dropped': BEGINS_AGAIN,
    'doing --carryOut answers (1 of 2): guard negated': BEGINS_AGAIN,
    'doing --carryOut answers (1 of 2): target swapped with (2)': BEGINS_AGAIN,
  },
  'team/team-joining': { 'open --submit: guard dropped': NO_FLAW },
}
