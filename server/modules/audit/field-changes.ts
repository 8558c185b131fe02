import { AUDIT_FIELDS, type AuditField } from '#contract/models/audit-names.ts'
import type { AuditChange } from '#contract/models/audit.ts'

type Fact = string | number | boolean | null | undefined | readonly string[]
export type AuditedFields = { readonly [Field in AuditField]?: Fact }

/** Longer texts are cut, so that one entry cannot fill the table. */
const LONGEST = 1000
/** Unchanged characters on each side of a difference. */
const AROUND = 80

/** Lists the changed fields with their values. Hidden fields are only named. */
export function fieldChanges(
  before: AuditedFields,
  after: AuditedFields,
  hidden: readonly AuditField[],
): AuditChange[] {
  return AUDIT_FIELDS.flatMap((field): AuditChange[] => {
    const [was, is] = [print(before[field]), print(after[field])]
    if (was === is) return []
    if (hidden.includes(field)) return [{ field, before: null, after: null, isHidden: true }]
    return [{ field, ...differing(was, is), isHidden: false }]
  })
}

function print(fact: Fact): string | null {
  if (fact === null || fact === undefined) return null
  return typeof fact === 'object' ? fact.join('\n') : String(fact)
}

/** Long texts often start with the same words, so the excerpt starts shortly before the difference. */
function differing(before: string | null, after: string | null): Pick<AuditChange, 'before' | 'after'> {
  if ((before?.length ?? 0) <= LONGEST && (after?.length ?? 0) <= LONGEST) return { before, after }
  const [was, is] = [before ?? '', after ?? '']
  const most = Math.min(was.length, is.length)
  let start = 0
  while (start < most && was[start] === is[start]) start += 1
  let end = 0
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const cut = (text: string | null) =>
    text && part(text, Math.max(0, start - AROUND), Math.min(text.length, text.length - end + AROUND))
  return { before: cut(before), after: cut(after) }
}

function part(text: string, from: number, to: number): string {
  const end = Math.min(to, from + LONGEST)
  return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
}
