import type { FastifyRequest } from 'fastify'
import { avatarLink, changeAvatar } from '#server/modules/asset/avatar.ts'
import type { Actor } from '#server/wire/actor.ts'
import type { Around } from '#server/wire/serve.ts'

export async function uploadAvatar(actor: Actor, ip: string, request: FastifyRequest, around: Around): Promise<string> {
  const { store, journal } = around
  const hash = await changeAvatar({ request, userId: actor.id }, (fresh) => store.users.setAvatar(actor.id, fresh), around)
  const message = `Changed the avatar: ${hash.slice(0, 8)}`
  journal.write({ level: 'Information', status: 'Success', name: actor.name, ip, message, source: 'account' })
  return avatarLink(hash)
}
