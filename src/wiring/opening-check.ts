import { acceptFinding, listAcceptedFindings } from '#contract/calls/accepted-findings.ts'
import { checkOpening } from '#contract/calls/opening-check.ts'
import type { FindingAcceptanceInput } from '#contract/models/accepted-findings.ts'
import type { Outcome } from '#contract/problem.ts'
import type { Rereads } from '#src/api/reads.ts'
import type { ClientServices } from './services.ts'

/** A save may fix a finding or cause another. The check runs again now, or as soon as a screen shows it. */
export const refreshOpening = (reads: Rereads, game: number): void =>
  reads.refresh(checkOpening, { params: { id: game } })

/** Runs the check again, whatever is cached. */
export function wireOpenings({ request, reads }: Pick<ClientServices, 'request' | 'reads'>) {
  return {
    async check(id: number, signal: AbortSignal): Promise<Outcome<null>> {
      const found = await request(checkOpening, { params: { id } }, signal)
      if (!found.ok) return found
      reads.adopt(checkOpening, { params: { id } }, found.value)
      return { ok: true, value: null }
    },
    async accept(id: number, body: FindingAcceptanceInput): Promise<Outcome<null>> {
      const params = { id }
      const accepted = await request(acceptFinding, { params, body })
      if (!accepted.ok) return accepted
      reads.adopt(listAcceptedFindings, { params }, accepted.value)
      return { ok: true, value: null }
    },
  }
}
