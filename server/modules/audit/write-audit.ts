import type { AuditAct, AuditField, AuditKind } from '#contract/models/audit-names.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { fieldChanges, type AuditedFields } from './field-changes.ts'

/** Who does something, and from where. */
export interface AuditActor {
  actor: Actor
  ip: string
}
export interface AuditRecord {
  act: AuditAct
  /** The platform has neither an id nor a name. */
  of: { kind: AuditKind; id?: string | number; name?: string | null }
  /** A change has both, and where nothing differs it was none. */
  before?: AuditedFields
  after?: AuditedFields
  /**
   * Of these fields only that they changed. Passwords, flags, codes and keys are never handed in at all where
   * it can be helped.
   */
  hidden?: readonly AuditField[]
}

/**
 * Writes down what an organiser did, in the transaction that does it: both are stored, or neither. It comes
 * last, after every lock: whoever has written waits for nobody, and so nobody waits in a circle.
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
    changes,
  })
}
