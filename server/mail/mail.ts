import type { Language } from '#server/base/language.ts'

export const EMAIL_KINDS = ['verify', 'reset', 'change-email', 'test'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]
export type LinkKind = Exclude<EmailKind, 'test'>

/** An email to a user. The text is created on sending, in the reader's language. */
export interface Email {
  kind: EmailKind
  to: string
  userName: string
  /** The full URL that the reader opens. */
  link: string
  language: Language
}

/** `sent`: accepted by the mail server, which may still fail to deliver. `lost`: given up. */
export type DeliveryResult = 'sent' | 'lost'

export interface Mail {
  /**
   * Whether an email of this kind would be accepted now. Checked before an address is looked up, so that the
   * response reveals nothing about it.
   */
  canSend(kind: EmailKind): boolean
  /**
   * False if mail is not set up or the queue is full: then nothing was accepted. Accepted emails are sent in
   * the background. The log of the process shows the result, and `settled` gets it once.
   */
  send(email: Email, settled?: (result: DeliveryResult) => void): boolean
  /** Accepts no more emails and waits a limited time for the rest. Called when the server stops. */
  close(): Promise<void>
}
