import type { Outcome, Problem } from '#contract/problem.ts'
import { LAST_CALL_MS } from '#contract/rules/container.ts'
import type { Decision } from '../app/question.ts'
import { isNews, isOver, type ContainerContext, type ContainerTold } from './container-facts.ts'

interface Now {
  context: ContainerContext
}

export const containerGuards = {
  isNews: ({ context }: Now, { told }: { told: ContainerTold }) => isNews(context, told),
  isUp: (_: Now, { told }: { told: ContainerTold }) => told.container?.phase === 'Running',
  isSome: (_: Now, { told }: { told: ContainerTold }) => told.container !== null,
  isAnswered: (_: Now, answer: Outcome<unknown>) => answer.ok,
  isSeen: (_: Now, answer: Outcome<ContainerTold>) => answer.ok && answer.value.container !== null,
  isSeenUp: (_: Now, answer: Outcome<ContainerTold>) => answer.ok && answer.value.container?.phase === 'Running',
  // An answer that got lost may have been a yes, and a refusal may mean that a team-mate was quicker.
  isDoubtful: (_: Now, answer: Outcome<unknown>) => !answer.ok && (answer.problem.kind === 'refused' || isLost(answer.problem)),
  isCut: (_: Now, answer: Outcome<unknown>) => !answer.ok && (answer.problem.kind === 'too-often' || isLost(answer.problem)),
  isConfirmed: ({ context }: Now, decision: Decision) => decision === 'confirmed' && context.container !== null,
  isAllowed: ({ context: { allowedAt, now } }: Now) => allowedAt === null || allowedAt <= now(),
  mayCancel: ({ context: { container, allowedAt, now } }: Now) => container !== null && (allowedAt === null || allowedAt <= now()),
  isHeldOff: ({ context }: Now) => context.allowedAt !== null,
  hasContainer: ({ context }: Now) => context.container !== null,
  hasServed: ({ context }: Now) => context.isSolved && context.container !== null,
  hasExpired: ({ context: { container, now } }: Now) => isOver(container, now),
  isLastCall: ({ context: { container, now } }: Now) => container?.phase === 'Running' && container.stopsAt - now() <= LAST_CALL_MS,
  isRunning: ({ context }: Now) => context.container?.phase === 'Running',
  hasEnded: ({ context }: Now) => context.gone !== null,
  lacksRuntime: ({ context }: Now) => !context.hasRuntime,
}

function isLost(problem: Problem): boolean {
  return problem.kind === 'unreachable' || (problem.kind === 'broken' && problem.status >= 500)
}
