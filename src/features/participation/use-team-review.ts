import { useState } from 'react'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import type { ReviewedTeamModel, TeamReviewModel } from '#contract/models/team-review.ts'
import { rulableWith, type Ruling } from '#contract/rules/participation-ruling.ts'
import type { TeamReviewView } from '#machines/admin/team-review.machine.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import type { TeamRow } from './team-table.ts'

interface Asked {
  ruling: Ruling
  rows: readonly TeamRow[]
}
export interface TeamReview {
  view: TeamReviewView
  /** The decision that the dialog asks about. */
  asked: Asked | null
  /** The teams that were decided here, with their status before, the latest first. */
  decided: ReadonlyMap<number, ParticipationStatus>
  decide: (ruling: Ruling, rows: readonly TeamRow[]) => void
  /** `reason`: the reason of a ban. '': none. */
  press: (reason: string) => void
  cancel: () => void
  /** Takes decisions back. Only rows with the same status before as the first row are changed. */
  undo: (rows: readonly TeamRow[]) => void
}

/** Approves a single team immediately. The dialog asks before any other decision, but not before an undo. */
export function useTeamReview(game: number, onDone: () => void): TeamReview {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [decided, setDecided] = useState<ReadonlyMap<number, ParticipationStatus>>(new Map())
  const [view, send] = useProcess(
    usePart('admin').teamReview,
    { game },
    {
      hear: {
        succeeded: () => {
          setAsked(null)
          onDone()
        },
      },
    },
  )
  const begin = (status: ParticipationStatus, teams: readonly ReviewedTeamModel[], reason = '') => {
    const task: TeamReviewModel = { status, teams: [...teams], ...(reason === '' ? {} : { reason }) }
    send({ type: 'begin', task })
  }
  const carryOut = ({ ruling, rows }: Asked, reason = '') => {
    const own = rows.map(({ id, status }) => [id, status] as const)
    setDecided(
      (before) => new Map([...own, ...[...before].filter(([id]) => !own.some(([one]) => one === id))]),
    )
    begin(
      ruling,
      rows.map(({ id, status }) => ({ id, status })),
      reason,
    )
  }
  return {
    view,
    asked,
    decided,
    decide: (ruling, rows) => {
      const possible = rulableWith(rows, ruling)
      if (possible.length === 0 || view.kind === 'busy') return
      const next = { ruling, rows: possible }
      if (ruling === 'Accepted' && possible.length === 1) carryOut(next)
      else setAsked(next)
    },
    press: (reason) => (asked === null ? undefined : carryOut(asked, reason)),
    cancel: () => setAsked(null),
    undo: (rows) => {
      const before = decided.get(rows[0]?.id ?? -1)
      if (before === undefined || view.kind === 'busy') return
      const same = rows.filter(({ id }) => decided.get(id) === before)
      const gone = new Set(same.map(({ id }) => id))
      setDecided(new Map([...decided].filter(([id]) => !gone.has(id))))
      begin(
        before,
        same.map(({ id, status }) => ({ id, status })),
      )
    },
  }
}
