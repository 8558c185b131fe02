import { AUDIT_FIELDS, type AuditField } from '#contract/models/audit-names.ts'
import type { AuditChange } from '#contract/models/audit.ts'
import { instant } from '#contract/models/time.ts'
import { formatTime } from '#src/format/time.ts'
import type { AuditWords } from '#src/text/areas/audit.en.ts'
import { auditWords } from '#src/text/areas/audit.ts'
import type { FieldLabels } from '#src/text/areas/field-labels.en.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'

/** Further fields and longer values are collapsed, so that one change cannot fill the screen. */
const MAX_FIELDS = 4
const MAX_SHOWN = 120

export const isFolded = (changes: readonly AuditChange[]) =>
  changes.length > MAX_FIELDS ||
  changes.some(({ before, after }) => [before, after].some((text) => (text?.length ?? 0) > MAX_SHOWN))

export function AuditChanges({
  kind,
  changes,
  isWhole,
}: {
  kind: string
  changes: readonly AuditChange[]
  isWhole: boolean
}) {
  const words = useWords(auditWords)
  if (changes.length === 0) return null
  return (
    <Text as="dl" size="sm" tone="muted">
      {(isWhole ? changes : changes.slice(0, MAX_FIELDS)).map(({ field, before, after, isHidden }) => {
        const known = AUDIT_FIELDS.find((each) => each === field)
        return (
          <Row key={field} gap="wide-words" align="stretch">
            <dt>{labelOf(kind, field, words)}</dt>
            <Text as="dd" narrows>
              {isHidden ? (
                words.isHidden
              ) : (
                <>
                  {before === null ? null : (
                    <>
                      <SrOnly>{words.before}</SrOnly> <Value text={before} field={known} isWhole={isWhole} />{' '}
                      → <SrOnly>{words.after}</SrOnly>{' '}
                    </>
                  )}
                  <Text tone="default">
                    <Value text={after} field={known} isWhole={isWhole} />
                  </Text>
                </>
              )}
            </Text>
          </Row>
        )
      })}
    </Text>
  )
}

/** A newer server may have fields that this client does not know. */
export function labelOf(kind: string, field: string, { fields, labels }: AuditWords): string {
  const shown: readonly object[] = [fields, labelsOf(labels, kind), ...Object.values<object>({ ...labels })]
  for (const names of shown) {
    const label = new Map<string, string>(Object.entries(names)).get(field)
    if (label !== undefined) return label
  }
  return field
}
const labelsOf = (labels: FieldLabels, kind: string): object =>
  new Map<string, object>(Object.entries(labels)).get(kind) ?? {}

const TIMES: readonly AuditField[] = [
  'start',
  'end',
  'wpddl',
  'opensAt',
  'closesAt',
  'pausedAt',
  'freezeAt',
  'revealedAt',
  'since',
  'until',
]

/** A newer server may have values that this client does not know. */
function wordOf(
  values: Readonly<Partial<Record<AuditField, Readonly<Record<string, string>>>>>,
  field: AuditField,
  text: string,
) {
  const known = values[field]
  return known && Object.hasOwn(known, text) ? known[text] : undefined
}

function Value({
  text,
  field,
  isWhole,
}: {
  text: string | null
  field: AuditField | undefined
  isWhole: boolean
}) {
  const { locale } = useText()
  const words = useWords(auditWords)
  if (text === null || text === '') return words.empty
  const word = field && wordOf(words.values, field, text)
  if (word !== undefined) return word
  if (text === 'true' || text === 'false') return text === 'true' ? words.yes : words.no
  if (field !== undefined && TIMES.includes(field) && !Number.isNaN(instant(text)))
    return formatTime(instant(text), locale)
  return (
    <Text as="bdi" lines="kept">
      {isWhole || text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`}
    </Text>
  )
}
