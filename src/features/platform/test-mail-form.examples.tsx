import type { MailTrial } from '#contract/models/platform.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { MailTrialForm, type MailTrialFormProps } from './test-mail-form.tsx'

const smtp = {
  mail: 'Smtp',
  sender: 'ctf@platform.example',
  mailServer: 'mail.example:587',
  captcha: 'None',
  untrustedProxy: null,
} as const

const common = { means: smtp, to: '', onTo: () => {}, onSend: () => {} }

const ended = (trial: MailTrial) => ({ kind: 'idle', task: '', value: trial, problem: null }) as const

const untried = { kind: 'idle', task: null, value: null, problem: null } as const

export const examples = {
  untried: { ...common, view: untried },
  unset: { ...common, means: { ...smtp, mail: 'None', sender: null, mailServer: null }, view: untried },
  outbox: {
    ...common,
    means: { ...smtp, mail: 'Outbox', mailServer: null },
    view: ended({ fate: 'Kept', to: 'ada@example.org', said: null }),
  },
  sending: { ...common, view: { kind: 'busy', task: '', problem: null } },
  sent: { ...common, view: ended({ fate: 'Sent', to: 'ada@example.org', said: null }) },
  refused: { ...common, view: ended({ fate: 'Refused', to: 'ada@example.org', said: '550 no such user' }) },
  failed: { ...common, view: { kind: 'idle', task: '', value: null, problem: { kind: 'unreachable' } } },
} as const satisfies Record<string, MailTrialFormProps>

export const shown = shownExamples(examples, (trial) => <MailTrialForm {...trial} />)
