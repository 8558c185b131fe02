import type { Problem } from '#contract/problem.ts'

/** What a person is told in passing, in one place of the screen; the words are in `text/`. Whoever shows it ends its `switch` in `satisfies never`. */
export type Announcement =
  | { kind: 'signed-in' }
  | { kind: 'signed-out' }
  | { kind: 'account-disabled' }
  | { kind: 'language-missing' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'redirected'; why: 'not-started' | 'suspended' | 'game-over' | 'no-access' }
  | { kind: 'copied' }
