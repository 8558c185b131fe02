import type { Problem } from '#contract/problem.ts'

/** How a problem travels through the request cache, which only knows failures that are thrown. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind)
    this.problem = problem
  }
}
