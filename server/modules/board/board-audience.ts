import { isAtLeast } from '#contract/rules/role.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { BoardAudience } from './boards.ts'

/** Even monitors get the full board only on request, because players may see their screens. */
export function audienceOf({ full }: { full: boolean }, actor: Actor | null): BoardAudience {
  if (!full) return 'public'
  if (actor === null) throw refuse(401, 'signInFirst')
  if (!isAtLeast(actor.role, 'Monitor')) throw refuse(403, 'noAccess')
  return 'monitors'
}
