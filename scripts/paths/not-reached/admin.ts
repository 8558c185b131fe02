import type { Exceptions } from '../coverage.ts'

export const ADMIN: Exceptions = {
  'admin/attachment': {
    press: ['empty --upload (1 of 2)', 'empty --link', 'empty --clear'],
    screen: [
      'failed --upload (1 of 2)',
      'failed --upload (2 of 2)',
      'failed --link',
      'failed --clear',
      'cancelled --upload (1 of 2)',
      'cancelled --upload (2 of 2)',
      'cancelled --link',
      'cancelled --clear',
    ],
  },
  'admin/challenge-actions': {
    answer: ['doing --carryOut answers (1 of 2)'],
    beyond: ['done'],
  },
  'admin/container-destruction': {
    press: ['doing --stop', 'heldOff --stop', 'reported --begin'],
    answer: ['doing --carryOut answers (1 of 3)'],
    beyond: ['heldOff'],
    wait: ['heldOff --untilAllowed ends'],
  },
  'admin/editor': {
    answer: [
      'recalling --readDraft answers (1 of 2)',
      'loading --loadThing answers (2 of 3)',
      'loading --loadThing answers (3 of 3)',
      'open.form.comparing --loadThing answers (2 of 2)',
    ],
    beyond: ['unread', 'missing'],
    press: [
      'unread --retry',
      'open.form.refused --edit',
      'open.form.refused --discard',
      'open.form.saved --edit',
      'open.form.comparing --edit',
      'open.form.conflicting --save (1 of 2)',
      'open.draft.writing --edit',
    ],
    wait: ['open.draft.waiting --untilKept ends'],
    moment: ['open.draft.writing --moved'],
  },
  'admin/flag-files': {
    press: ['failed --choose', 'failed --drop', 'failed --clear', 'cancelled --choose', 'cancelled --drop'],
    screen: ['choosing --send (1 of 2)', 'cancelled --send (1 of 2)'],
  },
  'admin/game-import': {
    screen: [
      'failed --upload (1 of 2)',
      'failed --upload (2 of 2)',
      'cancelled --upload (1 of 2)',
      'cancelled --upload (2 of 2)',
    ],
  },
  'admin/game-visibility': {
    press: ['idle --begin (1 of 2)'],
    beyond: ['confirming'],
    answer: ['confirming --askFirst answers (1 of 2)', 'confirming --askFirst answers (2 of 2)'],
  },
  'admin/own-categories': {
    press: ['open --edit'],
  },
  'admin/participation-review': {
    answer: ['doing --carryOut answers (1 of 3)'],
    beyond: ['heldOff'],
    press: ['heldOff --stop', 'reported --begin'],
    wait: ['heldOff --untilAllowed ends'],
  },
  'admin/post-actions': {
    press: ['idle --begin (2 of 2)'],
    answer: ['doing --carryOut answers (2 of 2)'],
  },
  'admin/record-edit': {
    press: ['open --submit (1 of 2)'],
  },
  'admin/rehearsal': {
    screen: ['done --begin'],
  },
  'admin/removal': {
    press: ['done --begin'],
  },
  'admin/roster-actions': {
    press: ['idle --act (1 of 3)'],
  },
  'admin/scrollback': {
    answer: [
      'foot.reading --readPage answers (2 of 4)',
      'names.renewing --readPage answers (1 of 4)',
      'names.renewing --readPage answers (2 of 4)',
      'names.renewing --readPage answers (3 of 4)',
      'names.renewing --readPage answers (4 of 4)',
    ],
    moment: [
      'foot.ended --stream.arrived',
      'names.current --names.changed',
      'names.renewing --names.changed',
    ],
    press: ['foot.ended --follow'],
    beyond: ['names.outdated', 'names.renewing'],
    wait: ['names.outdated --untilCalm ends'],
  },
  'admin/user-creation': {
    answer: ['open.asking --previewImport answers (2 of 2)', 'sending --createUsers answers (1 of 4)'],
    beyond: ['open.failed', 'heldOff'],
    press: ['open.failed --retry', 'sending --stop', 'heldOff --stop', 'reported --create'],
    wait: ['heldOff --untilAllowed ends'],
  },
}
