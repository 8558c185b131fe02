import type { Problem } from '#contract/problem.ts'

/**
 * What the servers of this wire call the two, in the three languages they speak; base servers say Identity's
 * English sentences, too.
 */
const NAMES = [
  // Of all that is refused, only a domain that is not taken, or an address, is said with domains, whatever
  // the language.
  ['email', /[\p{L}\p{N}]\.[\p{L}\p{N}-]*\p{L}|邮箱|メールアドレス|\be-?mail\b/iu],
  ['userName', /用户名|ユーザー名|\buser ?name\b/iu],
] as const

/** The field that a refusal is about, where its words tell: the wire has no more than words. */
export function refusedField(problem: Problem | null): 'email' | 'userName' | null {
  if (problem?.kind !== 'refused') return null
  const { title } = problem
  return NAMES.find(([, spoken]) => spoken.test(title))?.[0] ?? null
}
