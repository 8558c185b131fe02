import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FINDING_KINDS, SEVERITIES } from '#contract/models/opening-check-names.ts'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { findingKey, judgeFindings, mayAccept } from '#contract/rules/accepted-findings.ts'

const findings = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...FINDING_KINDS),
    severity: fc.constantFrom(...SEVERITIES),
    challengeId: fc.option(fc.integer({ min: 1, max: 3 })),
    challenge: fc.constant(null),
    detail: fc.option(fc.constantFrom('a', 'b')),
  }),
  { selector: findingKey },
)
const acceptanceOf = ({ kind, challengeId, detail }: OpeningFinding) => ({
  kind,
  challengeId,
  detail,
  by: 'ana',
  at: '2026-11-20T17:00:00Z',
})

test('every finding is open or accepted, and an error is always open', () => {
  fc.assert(
    fc.property(findings, fc.array(fc.boolean()), (all, choices) => {
      const chosen = all.filter((_, at) => choices[at])
      const { open, accepted } = judgeFindings(all, chosen.map(acceptanceOf))
      expect(new Set([...open, ...accepted.map(({ finding }) => finding)])).toEqual(new Set(all))
      expect(open.length + accepted.length).toBe(all.length)
      expect(accepted.map(({ finding }) => finding)).toEqual(chosen.filter(mayAccept))
    }),
  )
})

test('a finding whose detail has changed is open again', () => {
  const [kind, severity] = ['FlagInHint', 'Warning'] as const
  const before = { kind, severity, challengeId: 1, challenge: 'Baby RSA', detail: 'HL{a}' }
  const after = { ...before, detail: 'HL{b}' }
  expect(judgeFindings([after], [acceptanceOf(before)]).open).toEqual([after])
})
