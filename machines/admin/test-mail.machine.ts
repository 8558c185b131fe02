import type { MailTrial } from '#contract/models/platform.ts'
import { actMachine } from '../kit/act.ts'

/**
 * One letter at a time, to see whether letters get through. That one does not is an answer too. The task is
 * an address; '' is one's own.
 */
export const testMailMachine = actMachine<object, string, MailTrial>({
  id: 'mailTrial',
  description: 'Sends a test email, to check the mail setup.',
})
