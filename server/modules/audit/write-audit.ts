import type { AuditAct, AuditField, AuditKind } from '#contract/models/audit-names.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { fieldChanges, type AuditedFields } from './field-changes.ts'

export interface AuditActor {
  actor: Actor
  ip: string
}
/** Things that belong to one game, whose log lists the action too. */
type OfGame = 'challenge' | 'notice' | 'participation' | 'container'
export type AuditThing =
  | { kind: 'game'; id: number; name: string | null }
  | { kind: OfGame; id: string | number; name?: string | null; gameId: number }
  /** The platform has neither an id nor a name. */
  | { kind: Exclude<AuditKind, OfGame | 'game'>; id?: string | number; name?: string | null }
export interface AuditRecord {
  act: AuditAct
  of: AuditThing
  /** A change has both. Equal values are not recorded. */
  before?: AuditedFields
  after?: AuditedFields
  /**
   * Fields that are recorded without their values. Passwords, flags, codes and keys should not be passed at
   * all.
   */
  hidden?: readonly AuditField[]
}

/**
 * Must run in the transaction of the action, so that both are stored or neither. Call it last, after every
 * lock: then no lock is awaited while the audit is locked, and no deadlock can occur.
 */
export async function writeAudit(
  { audit }: Pick<Tables, 'audit'>,
  { actor, ip }: AuditActor,
  deed: AuditRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { act, of, before, after, hidden = [] } = deed
  const changes = fieldChanges(before ?? {}, after ?? {}, hidden)
  if (before && after && changes.length === 0) return
  const thing = { kind: of.kind, id: of.id === undefined ? null : String(of.id), name: of.name ?? null }
  await audit.append({
    at: clock.now(),
    actorId: actor.id,
    actor: actor.name,
    ip,
    act,
    ...thing,
    gameId: gameOf(of),
    changes,
  })
}

function gameOf(of: AuditThing): number | null {
  if (of.kind === 'game') return of.id
  return 'gameId' in of ? of.gameId : null
}
