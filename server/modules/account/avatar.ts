import type { FastifyRequest } from 'fastify'
import { avatarLink, changeAvatar } from '#server/modules/asset/change-avatar.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'

export async function uploadAvatar(actor: Actor, ip: string, request: FastifyRequest, around: Services): Promise<string> {
  const { store, journal } = around
  const hash = await changeAvatar({ request, userId: actor.id }, (fresh) => store.users.setAvatar(actor.id, fresh), around)
  const message = `Changed the avatar: ${hash.slice(0, 8)}`
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message, source: 'account' })
  return avatarLink(hash)
}
