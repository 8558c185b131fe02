import { testMailMachine } from '#machines/admin/test-mail.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { mailTrialJourney } from './mail-trial.journey.ts'
import { CUT, no, TOO_OFTEN, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const send = { type: 'begin', task: '' } as const
const mail = (fate: 'Sent' | 'Kept' | 'Refused' | 'Unreachable') =>
  ({ fate, to: 'ada@example.org', said: null }) as const
const resting = { kind: 'idle', value: null, problem: null } as const

export const mailTrialRefinement = refines(mailTrialJourney, testMailMachine, toActView, {
  input: () => ({}),
  events: {
    'the organiser sends one': send,
    'the organiser types half an address': [],
    'the organiser mends it and sends': { type: 'begin', task: 'bob@example.org' },
    'the organiser presses again': send,
    'the mail server takes it': { carryOut: yes(mail('Sent')) },
    'it becomes a file': { carryOut: yes(mail('Kept')) },
    'the mail server refuses it': { carryOut: yes(mail('Refused')) },
    'nobody takes it': { carryOut: yes(mail('Unreachable')) },
    'there have been too many': { carryOut: no(TOO_OFTEN) },
    'the line is cut': { carryOut: no(CUT) },
  },
  states: {
    untried: resting,
    misspelt: resting,
    waiting: { kind: 'busy', task: '' },
    waitingForAnother: { kind: 'busy', task: 'bob@example.org' },
    sent: { kind: 'idle', value: mail('Sent') },
    kept: { kind: 'idle', value: mail('Kept') },
    refused: { kind: 'idle', value: mail('Refused') },
    unreachable: { kind: 'idle', value: mail('Unreachable') },
    heldOff: { kind: 'idle', problem: TOO_OFTEN },
    cutOff: { kind: 'idle', problem: CUT },
  },
})
