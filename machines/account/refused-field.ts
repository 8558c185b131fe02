import type { Problem } from '#contract/problem.ts'

/**
 * The words for the two fields in the texts of our server (three languages) and of base servers (English).
 */
const NAMES = [
  // In every language, only refusals of an address or its domain contain a domain.
  ['email', /[\p{L}\p{N}]\.[\p{L}\p{N}-]*\p{L}|邮箱|メールアドレス|\be-?mail\b/iu],
  ['userName', /用户名|ユーザー名|\buser ?name\b/iu],
] as const

/** A refusal has only a title, so this function searches it for the name of a field. Null: unknown. */
export function refusedField(problem: Problem | null): 'email' | 'userName' | null {
  if (problem?.kind !== 'refused') return null
  const { title } = problem
  return NAMES.find(([, spoken]) => spoken.test(title))?.[0] ?? null
}
