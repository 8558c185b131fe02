import { shownExamples } from '#src/ui/shown-examples.ts'
import { EmailSent, type SentView } from './email-sent.tsx'

const sent = { kind: 'sent', to: 'ada@example.net', isSending: false, until: null, problem: null } as const

export const examples = {
  cooling: { ...sent, until: 30_000 },
  sent,
  sendingAgain: { ...sent, isSending: true },
  refused: { ...sent, problem: { kind: 'refused', title: 'Mail cannot be sent' } },
} as const satisfies Record<string, SentView>

const nothing = () => {}
export const shown = shownExamples<SentView>(examples, (view) => (
  <EmailSent view={view} onResend={nothing} onOther={nothing} onClose={nothing} />
))
