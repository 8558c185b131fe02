import type { FastifyRequest } from 'fastify'
import { avatarLink, changeAvatar } from '#server/modules/asset/change-avatar.ts'
import type { Actor } from '#server/http/actor.ts'
import type { PictureServices } from '#server/modules/asset/change-picture.ts'
import type { Services } from '#server/modules/services.ts'
import { accountChanges } from '#server/modules/team/account-changes.ts'

export async function uploadAvatar(
  actor: Actor,
  ip: string,
  request: FastifyRequest,
  services: PictureServices & Pick<Services, 'publish'>,
): Promise<string> {
  const { store, platformLog, publish } = services
  const hash = await changeAvatar(
    { request, userId: actor.id },
    (fresh) => store.users.setAvatar(actor.id, fresh),
    services,
  )
  publish(await accountChanges(actor.id, 'pictured', store))
  const message = `Changed the avatar: ${hash.slice(0, 8)}`
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: actor.name,
    ip,
    message,
    source: 'account',
  })
  return avatarLink(hash)
}
