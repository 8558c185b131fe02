/** What was typed into one form, field by field. */
export type Draft = Readonly<Record<string, string>>

/** Keeps what was typed and not sent while its screen is away: a session that ended leads elsewhere and back again. Goes with the page. */
export interface Drafts {
  read: (form: string) => Draft
  write: (form: string, draft: Draft) => void
}

export function openDrafts(): Drafts {
  const drafts = new Map<string, Draft>()
  return { read: (form) => drafts.get(form) ?? {}, write: (form, draft) => void drafts.set(form, draft) }
}
