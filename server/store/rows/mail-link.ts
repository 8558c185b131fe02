export type MailLinkKind = 'verify' | 'reset' | 'change-email'

/** The permission granted by a link in an email. */
export interface MailLink {
  kind: MailLinkKind
  userId: string
  /** The address that the email was sent to. For a change of address this is the new one. */
  email: string
  stamp: string
  expiresAt: number
}

export interface MailLinks {
  create(tokenHash: string, link: MailLink): Promise<void>
  /** Expired ones are found too: the caller judges. */
  find(tokenHash: string): Promise<MailLink | null>
  /** False if another request has used it up first. */
  spend(tokenHash: string): Promise<boolean>
  deleteOfUser(userId: string): Promise<void>
  deleteExpired(now: number): Promise<number>
}
