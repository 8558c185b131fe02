import type { Problem } from '#contract/problem.ts'
import type { Screens } from './screens.en.ts'

/** A problem as one sentence. Most kinds use the server's own title if there is one. */
export function problemWords(problem: Problem, words: Screens['reading']): string {
  switch (problem.kind) {
    case 'refused':
      return problem.title
    case 'game-over':
      return words.gameOver
    case 'work-wanted':
      return problem.title ?? words.tooOften
    case 'signed-out':
      return problem.title ?? words.signedOut
    case 'forbidden':
      return problem.title ?? words.forbidden
    case 'missing':
      return problem.title ?? words.missing
    case 'conflict':
      return problem.title ?? words.conflict
    case 'unsupported':
      return words.unsupported
    case 'too-often':
      return words.tooOften
    case 'unreachable':
      return words.unreachable
    case 'broken':
      return (
        problem.title ?? (problem.status >= 500 ? words.faulty(problem.status) : words.broken(problem.status))
      )
    default:
      return problem satisfies never
  }
}

/** The text in place of data that could not be read. */
export function failedWords(
  problem: Problem,
  words: Screens['reading'],
): { title: string; text: string; retry: string } {
  return { title: words.failed, text: problemWords(problem, words), retry: words.retry }
}
