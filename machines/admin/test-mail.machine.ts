import type { MailTrial } from '#contract/models/platform.ts'
import { actMachine } from '../kit/act.ts'

/** A failed delivery is a result and not a problem. The task is the address. '': the address of the user. */
export const testMailMachine = actMachine<object, string, MailTrial>({
  id: 'mailTrial',
  description: 'Sends a test email, to check the mail setup.',
})
