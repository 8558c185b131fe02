import type { Language } from '#server/base/language.ts'

export const EMAIL_KINDS = ['verify', 'reset', 'change-email', 'test'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]
/** The emails with a working link. */
export type LinkKind = Exclude<EmailKind, 'test'>

/** An email to a user. The text is created on sending, in the reader's language. */
export interface Email {
  kind: EmailKind
  to: string
  userName: string
  /** Whole, as the reader's browser opens it. */
  link: string
  language: Language
}

/** How it ended: with the mail server, which may still fail to deliver, or nowhere. */
export type DeliveryResult = 'sent' | 'lost'

export interface Mail {
  /**
   * Whether a letter of the kind would be taken now: asked before anybody's address is looked up, so that the
   * answer tells nothing of it.
   */
  canSend(kind: EmailKind): boolean
  /**
   * False when there is no way to send, or more waits than can be: nothing was taken then. What is taken goes
   * out in the background; the process's log tells how it went, and so does `settled`, once.
   */
  send(letter: Email, settled?: (fate: DeliveryResult) => void): boolean
  /** Takes no more, and waits a while for what is on its way; called when the server stops. */
  close(): Promise<void>
}
