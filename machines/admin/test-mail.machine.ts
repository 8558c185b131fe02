import type { MailTrial } from '#contract/models/platform.ts'
import { actMachine } from '../kit/act.ts'

/** A failed delivery is a result, not a problem. The task is an address. Empty: the address of the user. */
export const testMailMachine = actMachine<object, string, MailTrial>({
  id: 'mailTrial',
  description: 'Sends a test email, to check the mail setup.',
})
