import { readUserLines } from '#contract/rules/user-import.ts'
import { toUserCreationView, userCreationMachine } from '#machines/admin/user-creation.machine.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { userCreationJourney } from './user-creation.journey.ts'

const NAMES = ['ada', 'bob', 'eve']
const text = NAMES.map((name) => `${name},Sailor12,${name}@example.org`).join('\n')
const withoutPasswords = NAMES.map((name) => `${name},,${name}@example.org`).join('\n')
/** The view reads the list, and the preview of a server without it is null. */
const paste = (list: string) => [{ type: 'check', text: list }, 400, { previewImport: yes(null) }] as const
const create = (list: string) =>
  ({ type: 'create', lines: readUserLines(list).lines, existing: 'Keep' }) as const
const reread = { refreshLists: null } as const
const open = { kind: 'open', check: 'resting' } as const
const sending = { kind: 'busy', doing: 'sending', done: 0, failed: 0, total: 3 } as const
const finished = { kind: 'finished' } as const
const [made, refused] = [readUserLines(text).lines.slice(0, 2), readUserLines(text).lines.slice(2)]
const failures = [{ unit: refused, problem: REFUSED }]
const reported = { kind: 'reported', made, failures, left: [], problem: null } as const

export const userCreationRefinement = refines(userCreationJourney, userCreationMachine, toUserCreationView, {
  input: (now) => ({ now, makePassword: () => 'Made-Secret1', text: '' }),
  events: {
    'the administrator pastes a list with a slip': paste('ada,Sailor12,nowhere'),
    'the administrator pastes a list': paste(text),
    'the administrator pastes a list without passwords': paste(withoutPasswords),
    'the administrator creates anyway': create('ada,Sailor12,nowhere'),
    'the administrator leaves the line out': paste(text),
    'the administrator puts the line back': paste('ada,Sailor12,nowhere'),
    'the administrator creates them': ({ from }) => create(from === 'ready' ? text : withoutPasswords),
    'the administrator closes it': [],
    'the administrator opens it again': [],
    'the administrator presses Escape': [],
    'the server makes them': [{ createUsers: yes(null) }, reread],
    'the line is cut': [{ createUsers: no(CUT) }, reread],
    // The refused three are sent again as two and one.
    'the server refuses one of them': { createUsers: no(REFUSED) },
    'the server makes all but that one': [{ createUsers: yes(null) }, { createUsers: no(REFUSED) }, reread],
    'the administrator tries again': { type: 'retry' },
    'the administrator leaves without the file': [],
    'the administrator saves the file': [],
    'the administrator thinks better of it': [],
    'the administrator means it': { type: 'dismiss' },
    'the administrator is done': { type: 'dismiss' },
    'the administrator mends the line': [],
  },
  states: {
    empty: open,
    readyToMake: open,
    making: sending,
    untold: finished,
    warned: finished,
    told: finished,
    flawed: open,
    shorter: open,
    ready: open,
    away: open,
    sending,
    narrowing: sending,
    cutOff: { kind: 'reported', made: [], failures: [], left: readUserLines(text).lines, problem: CUT },
    reported,
    awayWithTheRest: reported,
    mending: reported,
    created: open,
  },
})
