import { absent, bool, int, iso, model, nullable, text, type Wire } from '../schema.ts'

/** These fields identify a finding of a game, see `OpeningFinding`. */
const finding = {
  kind: text({ required: true, max: 50 }),
  challengeId: absent(nullable(int()), null),
  detail: absent(nullable(text({ max: 1000 })), null),
}

export const findingAcceptanceInput = model('FindingAcceptanceInput', {
  ...finding,
  /** False: takes the acceptance back. */
  isAccepted: bool(),
})
export type FindingAcceptanceInput = Wire<typeof findingAcceptanceInput>

export const acceptedFinding = model('AcceptedFinding', {
  kind: text(),
  challengeId: nullable(int()),
  detail: nullable(text()),
  /** The name of the organiser at that time. */
  by: text(),
  at: iso(),
})
export type AcceptedFinding = Wire<typeof acceptedFinding>
