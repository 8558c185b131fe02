import type { Language } from '#server/base/language.ts'
import type { WaitingEmail } from '#server/store/emails.ts'
import type { Tables } from '#server/store/store.ts'

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

/** An email of an admin to many users. */
export interface LetterEmail {
  kind: 'letter'
  to: string
  subject: string
  content: string
  language: Language
}

/** `sent`: accepted by the mail server, which may still fail to deliver. `lost`: given up. */
export type DeliveryResult = 'sent' | 'lost'
export type MailRequest = Omit<WaitingEmail, 'tries'>

/** The parts of sending that the app provides. */
export interface Delivery {
  /** Completes an email with its link. Null if the reason for it has passed. */
  complete: (email: WaitingEmail) => Promise<Email | null>
  /** Gets the result of each email once. */
  report: (email: Email, result: DeliveryResult) => void
}

export interface Mail {
  /**
   * Whether an email of this kind would be accepted now. Checked before an address is looked up, so that the
   * response reveals nothing about it.
   */
  canSend(kind: LinkKind): Promise<boolean>
  /**
   * Stores the email, and `alongside` in the same transaction, so that no end of the process loses it. False if
   * mail is not set up or too many wait: then nothing is stored.
   */
  send(email: MailRequest, alongside: (tables: Tables) => Promise<unknown>): Promise<boolean>
  /** From now on stored emails are sent in the background, also those of earlier processes. */
  begin(delivery: Delivery): void
  /** Sends no more. Waits a limited time for emails in transit; the others wait in the database. */
  close(): Promise<void>
}
