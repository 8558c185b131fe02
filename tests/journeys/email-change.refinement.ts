import { emailChangeMachine, toEmailChangeView } from '#machines/account/email-change.machine.ts'
import { emailChangeJourney } from './email-change.journey.ts'
import { CUT, HELD_OFF, no, REFUSED, WAIT_MS, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const current = 'ada@example.org'
const next = 'ada@example.net'
const send = { type: 'submit', current, next } as const
const form = { kind: 'open', problem: null, at: null } as const
const MINUTE = 60_000

export const emailChangeRefinement = refines(emailChangeJourney, emailChangeMachine, toEmailChangeView, {
  input: (now) => ({ now }),
  events: {
    'the person wants another address': { type: 'begin' },
    'the person thinks better of it': { type: 'cancel' },
    'the person sends the old one': { type: 'submit', current, next: ' ADA@example.org' },
    'the person sends a new one': send,
    'a mail is on its way': { requestEmail: yes({ data: true, title: '' }) },
    'the address is in use': { requestEmail: no(REFUSED) },
    'the policy forbids it': { requestEmail: no(REFUSED) },
    'no mail is on its way': { requestEmail: yes({ data: false, title: REFUSED.title }) },
    'the server is asked too often': { requestEmail: no(HELD_OFF) },
    'the line is cut': { requestEmail: no(CUT) },
    'the person is impatient': send,
    'the wait is over': WAIT_MS,
    'the person sends it again': send,
    'the person asks for another mail': { type: 'resend' },
    'a minute goes by': ({ from }) => (from === 'coolingLonger' ? WAIT_MS : MINUTE),
    'the person takes another address': { type: 'begin' },
    'the person is done': { type: 'cancel' },
  },
  states: {
    resting: { kind: 'closed' },
    form,
    flawed: form,
    waiting: { kind: 'sending' },
    refused: { kind: 'open', problem: REFUSED, at: 'email' },
    unsent: { kind: 'open', problem: REFUSED, at: null },
    heldOff: { kind: 'held-off' },
    mayRetry: form,
    cutOff: { kind: 'open', problem: CUT },
    cooling: { kind: 'sent', to: next, isSending: false, problem: null },
    sent: { kind: 'sent', to: next, isSending: false, until: null, problem: null },
    sendingAgain: { kind: 'sent', to: next, isSending: true, until: null, problem: null },
    coolingLonger: { kind: 'sent', to: next, isSending: false, problem: HELD_OFF },
    notSentAgain: { kind: 'sent', to: next, isSending: false, until: null, problem: CUT },
  },
})
