import type { Language } from '#contract/rules/language.ts'
import type { WaitingEmail } from '#server/store/emails.ts'
import type { Tables } from '#server/store/store.ts'

export const EMAIL_KINDS = ['verify', 'reset', 'change-email', 'test'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]
export type LinkKind = Exclude<EmailKind, 'test'>

/** The text is created when the email is sent, in the reader's language. */
export interface Email {
  kind: EmailKind
  to: string
  userName: string
  /** The full URL, as the reader opens it. */
  link: string
  language: Language
}

export interface LetterEmail {
  kind: 'letter'
  to: string
  subject: string
  content: string
  language: Language
}

/** `sent`: the mail server accepted it, and may still fail to deliver. `lost`: given up. */
export type DeliveryResult = 'sent' | 'lost'
export type MailRequest = Omit<WaitingEmail, 'tries'>

/** The parts of sending that the app provides, because this layer does not know accounts. */
export interface Delivery {
  /** Completes an email with its link. Null: the reason for it has passed. */
  complete: (email: WaitingEmail) => Promise<Email | null>
  /** Gets the result of each email once, and why it was lost. */
  report: (email: Email, result: DeliveryResult, why?: string) => void
}

export interface Mail {
  /**
   * Whether an email of this kind would be accepted now. Callers ask before they look up an address, so that
   * the response reveals nothing about it.
   */
  canSend(kind: LinkKind): Promise<boolean>
  /**
   * Stores the email, and `alongside` in the same transaction, so that no crash loses it. False: mail is not
   * set up, or too many emails wait. Then nothing is stored.
   */
  send(email: MailRequest, alongside: (tables: Tables) => Promise<unknown>): Promise<boolean>
  /** Starts to send stored emails in the background, also those of earlier processes. */
  begin(delivery: Delivery): void
  /** Sends no more. Waits a limited time for emails in transit. The others stay in the database. */
  close(): Promise<void>
}
