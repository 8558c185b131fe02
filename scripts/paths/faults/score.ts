import type { Fault } from './fault.ts'
import type { Tried } from './run-faults.ts'

/** The share of the faults that must be seen. */
export const WANTED = 0.9

export interface Score {
  machine: string
  /** Excludes faults that change nothing. */
  planted: number
  seenByRefinement: number
  /** Seen by a test of the machine, and by no refinement of a journey. */
  seenByTests: number
  /** The tests did not end. */
  seenByTime: number
  unseen: readonly Pick<Fault, 'kind' | 'name'>[]
  noChange: readonly { name: string; reason: string }[]
}

export function scoreOf(
  { machine, tried }: { machine: string; tried: readonly Tried[] },
  known: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Score {
  const unseen = tried.filter(({ seenBy }) => seenBy === null).map(({ fault }) => fault)
  const reasonOf = ({ name }: Fault) => known[machine]?.[name]
  const noChange = unseen.flatMap((fault) => {
    const reason = reasonOf(fault)
    return reason === undefined ? [] : [{ name: fault.name, reason }]
  })
  return {
    machine,
    planted: tried.length - noChange.length,
    seenByTests: tried.filter(({ seenBy }) => seenBy === 'tests').length,
    seenByTime: tried.filter(({ seenBy }) => seenBy === 'time').length,
    seenByRefinement: tried.filter(({ seenBy }) => seenBy === 'refinement').length,
    unseen: unseen.filter((fault) => reasonOf(fault) === undefined).map(({ kind, name }) => ({ kind, name })),
    noChange,
  }
}

const MACHINE_WIDTH = 32

export function lineOf({ machine, planted, unseen, noChange }: Score): string {
  return [
    `${machine.padEnd(MACHINE_WIDTH)}${String(planted - unseen.length).padStart(3)} of ${planted}`,
    ...unseen.map(({ kind, name }) => `  not seen, ${kind}: ${name}`),
    ...noChange.map(({ name, reason }) => `  changes nothing: ${name}. ${reason}`),
  ].join('\n')
}

export function shareOf(scores: readonly Score[]): number {
  const planted = sumOf(scores, (score) => score.planted)
  return planted === 0 ? 1 : (planted - sumOf(scores, ({ unseen }) => unseen.length)) / planted
}

export function sumLine(scores: readonly Score[], ms: number): string {
  const planted = sumOf(scores, (score) => score.planted)
  const unseen = sumOf(scores, (score) => score.unseen.length)
  return [
    `${planted - unseen} of ${planted} faults seen, ${(shareOf(scores) * 100).toFixed(1)}%`,
    `${sumOf(scores, (score) => score.seenByRefinement)} by refinements`,
    `${sumOf(scores, (score) => score.seenByTests)} more by tests of machines`,
    `${sumOf(scores, (score) => score.seenByTime)} more because the tests did not end`,
    `${sumOf(scores, ({ noChange }) => noChange.length)} others change nothing`,
    `${Math.round(ms / 1_000)} s`,
  ].join(', ')
}

const sumOf = (scores: readonly Score[], of: (score: Score) => number) =>
  scores.reduce((sum, score) => sum + of(score), 0)
