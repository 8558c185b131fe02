import { int, model, names, nullable, open, text, type Wire } from '../schema.ts'
import { FINDING_KINDS, SEVERITIES } from './opening-check-names.ts'

export const findingKindNames = open(names('FindingKind', FINDING_KINDS))
export const severityNames = names('Severity', SEVERITIES)

export const openingFinding = model('OpeningFinding', {
  kind: findingKindNames,
  severity: severityNames,
  /** Null: the finding is about the whole game. */
  challengeId: nullable(int()),
  challenge: nullable(text()),
  /** The leaked flag, or the name of the file that could not be searched. */
  detail: nullable(text()),
})
export type OpeningFinding = Wire<typeof openingFinding>
