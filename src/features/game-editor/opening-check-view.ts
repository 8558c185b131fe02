import { SEVERITIES, type Severity } from '#contract/models/opening-check-names.ts'
import type { AcceptedFinding } from '#contract/models/accepted-findings.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import type { Problem } from '#contract/problem.ts'
import { judgeFindings } from '#contract/rules/accepted-findings.ts'
import type { Read } from '#src/api/use-read.ts'

export type CheckView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  /** `accepted`: the number of further findings. `problem` says why the findings may be out of date. */
  | { kind: 'found'; findings: readonly OpeningFinding[]; accepted: number; problem: Problem | null }

export function toCheckView(
  read: Read<readonly OpeningFinding[]>,
  acceptances: readonly AcceptedFinding[],
): CheckView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready': {
      const { open, accepted } = judgeFindings(read.value, acceptances)
      return { kind: 'found', findings: open, accepted: accepted.length, problem: read.problem }
    }
    default:
      return read satisfies never
  }
}

/** Groups the findings, most severe first. Severities without findings are left out. */
export function bySeverity(
  findings: readonly OpeningFinding[],
): readonly { severity: Severity; findings: readonly OpeningFinding[] }[] {
  return SEVERITIES.map((severity) => ({
    severity,
    findings: findings.filter((finding) => finding.severity === severity),
  })).filter((group) => group.findings.length > 0)
}

/** Counts findings that are more than a note, because notes need no action. */
export const countOf = (findings: readonly OpeningFinding[]): number =>
  findings.filter(({ severity }) => severity !== 'Information').length
