import { takeOverMachine, toTakeOverView } from '#machines/admin/take-over.machine.ts'
import { aReport, STATES } from '../worlds/take-over-states.ts'
import { CUT, no, REFUSED, SIGNED_OUT, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { takeOverJourney } from './take-over.journey.ts'

const form = { from: 'postgres://gzctf:word@db:5432/gzctf', folder: '/srv/files' }
const POLL_MS = 1000
const { progress } = STATES.taking
const failed = (isTrial: boolean) => ({
  kind: 'open' as const,
  last: { kind: 'failed' as const, isTrial, fault: STATES.takeFailed.fault },
})
const fresh = { kind: 'open', last: null, hasKey: true, problem: null } as const

export const takeOverRefinement = refines(takeOverJourney, takeOverMachine, toTakeOverView, {
  input: () => ({}),
  before: { readState: yes(STATES.empty) },
  events: {
    'the organiser sends nothing': { type: 'try', form: { from: '', folder: 'srv' } },
    'the organiser tries it': { type: 'try', form },
    'the server begins': [{ send: yes(null) }, { readState: yes(STATES.trying) }],
    'the platform is not empty any more': { send: no(REFUSED) },
    'the session has ended': { send: no(SIGNED_OUT) },
    'the line is cut': [{ send: no(CUT) }, { readState: no(CUT) }],
    'the organiser reads again': [{ type: 'retry' }, { readState: yes(STATES.trying) }],
    'the organiser reads again, and it is filled': [{ type: 'retry' }, { readState: yes(STATES.filled) }],
    'the organiser reads again, signed out': [{ type: 'retry' }, { readState: no(SIGNED_OUT) }],
    'the session ends meanwhile': [POLL_MS, { readState: no(SIGNED_OUT) }],
    'the dry run ends well': [POLL_MS, { readState: yes(STATES.tried) }],
    'the dry run finds a bad row': [POLL_MS, { readState: yes(STATES.trialFailed) }],
    'the organiser types another folder': { type: 'edit' },
    'the organiser takes over': { type: 'take', form },
    'the server begins to take': [{ send: yes(null) }, { readState: yes(STATES.taking) }],
    'the server stops at once': [{ send: yes(null) }, { readState: no(CUT) }],
    'the server stops': [POLL_MS, { readState: no(CUT) }],
    'the server is back': [POLL_MS, { readState: yes(STATES.taking) }],
    'the take-over ends well': [POLL_MS, { readState: yes(STATES.taken) }],
    'the take-over fails': [POLL_MS, { readState: yes(STATES.takeFailed) }],
  },
  states: {
    offered: fresh,
    flawed: fresh,
    asking: { kind: 'sending' },
    stopped: { kind: 'open', problem: REFUSED },
    closed: { kind: 'closed' },
    filled: { kind: 'filled' },
    unsure: { kind: 'unread', problem: CUT },
    trying: { kind: 'running', isTrial: true, progress, isAway: false },
    badRow: failed(true),
    tried: { kind: 'open', last: { kind: 'tried', report: aReport } },
    edited: fresh,
    beginning: { kind: 'sending' },
    taking: { kind: 'running', isTrial: false, progress, isAway: false },
    away: { kind: 'running', isAway: true },
    failed: failed(false),
    done: { kind: 'done', report: aReport },
  },
})
