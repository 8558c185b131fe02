import type { AcceptedFinding } from '../models/accepted-findings.ts'
import type { OpeningFinding } from '../models/opening-check.ts'

type Named = Pick<AcceptedFinding, 'kind' | 'challengeId' | 'detail'>

/**
 * Two findings with the same key are the same. So a finding with another detail is a new one and must be
 * accepted again.
 */
export const findingKey = ({ kind, challengeId, detail }: Named): string =>
  JSON.stringify([kind, challengeId ?? 0, detail ?? ''])

/** An error keeps users from playing, or lets them win without playing. No organiser can accept that. */
export const mayAccept = ({ severity }: Pick<OpeningFinding, 'severity'>): boolean => severity !== 'Error'

export interface JudgedFindings {
  /** Findings that need an organiser, in their order. */
  open: readonly OpeningFinding[]
  accepted: readonly { finding: OpeningFinding; by: string; at: string }[]
}

export function judgeFindings(
  findings: readonly OpeningFinding[],
  accepted: readonly AcceptedFinding[],
): JudgedFindings {
  const known = new Map(accepted.map((one) => [findingKey(one), one]))
  const acceptanceOf = (finding: OpeningFinding) =>
    mayAccept(finding) ? known.get(findingKey(finding)) : undefined
  return {
    open: findings.filter((finding) => acceptanceOf(finding) === undefined),
    accepted: findings.flatMap((finding) => {
      const found = acceptanceOf(finding)
      return found ? [{ finding, by: found.by, at: found.at }] : []
    }),
  }
}
