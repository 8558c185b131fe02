import type { Problem } from '#contract/problem.ts'

/** Carries a problem through the request cache, which only knows thrown errors. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind)
    this.problem = problem
  }
}
