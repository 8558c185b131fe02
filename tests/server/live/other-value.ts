import { CHALLENGE, type ChallengeField } from '#contract/fields/challenge.ts'
import { namesOf, type FieldValue } from '#contract/fields/field.ts'

/** Values that kinds of fields accept. Two of each kind, because a field may have one of them already. */
const TYPED: readonly FieldValue[] = [
  true,
  false,
  'ctf/box:1',
  'ctf/box:2',
  'Crypto',
  'Web',
  'AnyCase',
  'Pattern',
  '3',
  '4',
  '300',
  '301',
  40,
  50,
  ['look'],
  ['twice'],
]

/** Another value on the wire that an organiser could have typed. */
export function otherValue(field: ChallengeField, present: unknown): unknown {
  const { isTyped, flawOf, toStored } = CHALLENGE[field] as {
    isTyped: (value: unknown) => boolean
    flawOf: (typed: FieldValue) => string | null
    toStored: (typed: FieldValue) => unknown
  }
  const typed = TYPED.find(
    (value) =>
      isTyped(value) &&
      flawOf(value) === null &&
      JSON.stringify(toStored(value)) !== JSON.stringify(present ?? null),
  )
  if (typed === undefined) throw new Error(`add a value to TYPED that fits ${field}`)
  return toStored(typed)
}

/** The fields of a challenge that a model has under the name by which they are edited. */
export const editedFieldsOf = (model: { properties: object }): readonly ChallengeField[] =>
  namesOf(CHALLENGE).filter((name) => name in model.properties)
