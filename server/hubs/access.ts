import type { Role } from '#contract/models/role.ts'
import { isAtLeast } from '#contract/rules/role.ts'
import { groupOf, type HubName, HUBS } from './hubs.ts'

export interface Visitor {
  id: string
  role: Role
}
export type Access = { kind: 'granted'; group: string } | { kind: 'refused'; reason: Refusal }
/** Told in the closing message, so that a client knows a refusal from a fault. */
export type Refusal = 'signed-out' | 'forbidden' | 'missing'

const MAX_INT32 = 2_147_483_647

export async function accessOf(
  name: HubName,
  visitor: Visitor | null,
  game: string | null,
  gameExists: (id: number) => Promise<boolean>,
): Promise<Access> {
  const { role, query } = HUBS[name].rules
  if (visitor === null) return { kind: 'refused', reason: 'signed-out' }
  if (!isAtLeast(visitor.role, role)) return { kind: 'refused', reason: 'forbidden' }
  if (!('game' in query)) return { kind: 'granted', group: groupOf(name, undefined) }
  const id = readId(game)
  if (id === null || !(await gameExists(id))) return { kind: 'refused', reason: 'missing' }
  return { kind: 'granted', group: groupOf(name, id) }
}

function readId(text: string | null): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id <= MAX_INT32 ? id : null
}
