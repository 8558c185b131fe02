import type { ParticipationWords } from '#src/text/areas/participation.en.ts'
import type { NextStep } from './next-step.ts'

type ShownStep = Exclude<NextStep, { kind: 'loading' | 'failed' }>

export function titleOf(step: ShownStep, words: ParticipationWords): string {
  return step.kind === 'accepted' ? words.accepted.title(step.team) : words[step.kind].title
}

export function textOf(step: ShownStep, words: ParticipationWords): string {
  switch (step.kind) {
    case 'visitor':
    case 'disabled':
    case 'teamless':
    case 'over':
      return words[step.kind].text
    case 'unsubmitted':
      return step.phase === 'practice'
        ? words.unsubmitted.practice
        : step.phase === 'ongoing'
          ? words.unsubmitted.running
          : words.unsubmitted.text
    case 'pending':
    case 'rejected':
      return step.phase === 'ended' ? words[step.kind].over(step.team) : words[step.kind].text(step.team)
    case 'accepted':
      return words.accepted[step.phase]
    case 'suspended':
      return words.suspended.text(step.team)
    default:
      return step satisfies never
  }
}
