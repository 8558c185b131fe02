import { recoveryMachine, toRecoveryView } from '#machines/account/recovery.machine.ts'
import { CUT, HELD_OFF, MISSING, no, REFUSED, WAIT_MS, yes } from './outcomes.ts'
import { recoveryJourney } from './recovery.journey.ts'
import { refines } from './refinement.ts'

const email = 'ada@example.org'
const solved = { solveCaptcha: { kind: 'solved', token: 't' } } as const
const send = [{ type: 'submit', email }, solved] as const
const form = { kind: 'open', problem: null, at: null, trouble: null } as const
const mailed = { kind: 'sent', to: email, trouble: null } as const

export const recoveryRefinement = refines(recoveryJourney, recoveryMachine, toRecoveryView, {
  input: (now) => ({ now }),
  events: {
    'the visitor sends nothing': { type: 'submit', email: '' },
    'the visitor sends the address': send,
    'the captcha does not answer': [
      { type: 'submit', email },
      { solveCaptcha: { kind: 'failed', trouble: 'unreachable' } },
    ],
    'the visitor fills it in': { type: 'edit' },
    'the visitor tries the captcha again': send,
    'a base server does not know it': { requestRecovery: no(MISSING) },
    'the server sends no mail': { requestRecovery: no(REFUSED) },
    'the server is asked too often': { requestRecovery: no(HELD_OFF) },
    'the line is cut': { requestRecovery: no(CUT) },
    'a mail is on its way': { requestRecovery: yes(null) },
    'the visitor changes it': { type: 'edit' },
    'the visitor sends again': send,
    'the visitor is impatient': { type: 'submit', email },
    'the wait is over': WAIT_MS,
    'the visitor asks for another mail': ({ from }) =>
      from === 'cooling' ? { type: 'resend' } : [{ type: 'resend' }, solved],
    'a minute goes by': 60_000,
    'the visitor changes the address': { type: 'change' },
  },
  states: {
    blank: form,
    form,
    flawed: form,
    unproven: { kind: 'open', trouble: 'unreachable' },
    waiting: { kind: 'busy', doing: 'asking' },
    unknown: { kind: 'open', problem: MISSING, at: 'email' },
    refused: { kind: 'open', problem: REFUSED, at: null },
    heldOff: { kind: 'held-off' },
    cutOff: { kind: 'open', problem: CUT },
    cooling: { ...mailed, isSending: false, problem: null },
    sent: { ...mailed, isSending: false, until: null, problem: null },
    sendingAgain: { ...mailed, isSending: true, until: null, problem: null },
    notSentAgain: { ...mailed, isSending: false, until: null, problem: CUT },
  },
})
