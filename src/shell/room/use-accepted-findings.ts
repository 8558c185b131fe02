import { listAcceptedFindings } from '#contract/calls/accepted-findings.ts'
import type { AcceptedFinding } from '#contract/models/accepted-findings.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'

const NONE: readonly AcceptedFinding[] = []

export interface AcceptedFindings {
  /** False: the server knows no acceptances, or they are not known yet. */
  isKnown: boolean
  list: readonly AcceptedFinding[]
}

export function useAcceptedFindings(game: number): AcceptedFindings {
  const accepts = useConfig().features?.includes('accepted-findings') === true
  const read = useRead(listAcceptedFindings, accepts ? { params: { id: game } } : null, 'overview')
  return read.state === 'ready' ? { isKnown: true, list: read.value } : { isKnown: false, list: NONE }
}
