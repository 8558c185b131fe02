import { registrationMachine, toRegistrationView } from '#machines/account/registration.machine.ts'
import { BROKEN, CUT, HELD_OFF, no, REFUSED, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'
import { registrationJourney } from './registration.journey.ts'

const email = 'ada@example.org'
const draft = { email, userName: 'ada', password: 'Babbage22', repeat: 'Babbage22' }
const submit = { type: 'submit', ...draft } as const
const resend = { type: 'resend', ...draft } as const
const solved = { solveCaptcha: { kind: 'solved', token: 't' } } as const
const send = [submit, solved] as const
const TAKEN = { kind: 'refused', title: '用户名已被使用' } as const
const form = { kind: 'open', problem: null, at: null, trouble: null } as const
const mailed = { kind: 'sent', to: email, trouble: null } as const

export const registrationRefinement = refines(registrationJourney, registrationMachine, toRegistrationView, {
  input: (now) => ({ now }),
  events: {
    'the visitor sends nothing': { type: 'submit', email: '', userName: '', password: '', repeat: '' },
    'the visitor sends all': send,
    'the captcha does not answer': [submit, { solveCaptcha: { kind: 'failed', trouble: 'unreachable' } }],
    'the visitor fills in all': { type: 'edit' },
    'the visitor tries the captcha again': send,
    'registration is closed': { register: no(REFUSED) },
    'the name is taken': { register: no(TAKEN) },
    'the server is asked too often': { register: no(HELD_OFF) },
    'the server breaks down': { register: no(BROKEN) },
    'the line is cut': { register: no(CUT) },
    // A status that the wire does not define comes as an unreadable response.
    'the server knows a fourth way': { register: no({ kind: 'broken', status: 200, title: null }) },
    'the server lets them in': [{ register: yes({ data: 'LoggedIn' }) }, { enterSession: yes(null) }],
    'the browser keeps no cookie': [{ register: yes({ data: 'LoggedIn' }) }, { enterSession: no(CUT) }],
    'an admin has to agree': { register: yes({ data: 'AdminConfirmationRequired' }) },
    'a mail is on its way': { register: yes({ data: 'EmailConfirmationRequired' }) },
    'the visitor sends again': send,
    'the visitor changes the name': { type: 'edit' },
    'the visitor is impatient': submit,
    'the wait is over': WAIT_MS,
    'the visitor asks for another mail': ({ from }) => (from === 'cooling' ? resend : [resend, solved]),
    'a minute goes by': 60_000,
    'the visitor changes the address': { type: 'change' },
  },
  states: {
    blank: form,
    form,
    flawed: form,
    unproven: { kind: 'open', trouble: 'unreachable' },
    waiting: { kind: 'busy', doing: 'registering' },
    closed: { kind: 'open', problem: REFUSED, at: null },
    taken: { kind: 'open', problem: TAKEN, at: 'userName' },
    heldOff: { kind: 'held-off' },
    broken: { kind: 'open', problem: BROKEN },
    cutOff: { kind: 'open', problem: CUT },
    puzzled: { kind: 'open', problem: { kind: 'broken', status: 200, title: null } },
    cooling: { ...mailed, isSending: false, problem: null },
    sent: { ...mailed, isSending: false, until: null, problem: null },
    sendingAgain: { ...mailed, isSending: true, until: null, problem: null },
    notSentAgain: { ...mailed, isSending: false, until: null, problem: CUT },
    awaitingAdmin: { kind: 'awaiting-admin' },
    outside: { kind: 'registered' },
    inside: { kind: 'signed-in' },
  },
})
