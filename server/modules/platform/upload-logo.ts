import type { FastifyRequest } from 'fastify'
import { makeLogo } from '#server/files/images/logo.ts'
import {
  changePicture,
  type PictureKind,
  type PictureServices,
} from '#server/modules/asset/change-picture.ts'
import { unlinkFiles } from '#server/modules/asset/delete-unlinked.ts'
import { writeAudit, type AuditActor } from '#server/modules/audit/write-audit.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Services } from '#server/modules/services.ts'
import { pushPlatformConfig } from './push-config.ts'
import { LOGO, logoIn } from './logo-url.ts'
import { PLATFORM_CONFIG } from './save-config.ts'

type LogoServices = PictureServices & Pick<Services, 'config' | 'configBroadcast' | 'publish'>

const LOGO_PICTURE: PictureKind = {
  name: 'logo.webp',
  make: makeLogo,
  titles: { empty: 'logoEmpty', tooLarge: 'logoTooLarge' },
}

export async function uploadLogo(
  actor: Actor,
  ip: string,
  request: FastifyRequest,
  services: LogoServices,
): Promise<string> {
  const hash = await changePicture(
    LOGO_PICTURE,
    { request, userId: actor.id },
    (fresh) => put(fresh, { actor, ip }, services),
    services,
  )
  note(`Changed the logo: ${hash.slice(0, 8)}`, actor, ip, services)
  await pushPlatformConfig(services)
  return `/assets/${hash}/${LOGO_PICTURE.name}`
}

export async function removeLogo(actor: Actor, ip: string, services: LogoServices): Promise<void> {
  const before = await put('', { actor, ip }, services)
  if (before === null) return
  await unlinkFiles(before, services)
  note('Removed the logo', actor, ip, services)
  await pushPlatformConfig(services)
}

/** Returns the previous hash. */
function put(
  hash: string,
  by: AuditActor,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<string | null> {
  return store.exclusively(PLATFORM_CONFIG, async (tables) => {
    const before = logoIn(await tables.settings.all())
    await tables.settings.save(new Map([[LOGO, hash]]))
    await writeAudit(
      tables,
      by,
      {
        act: 'LogoChanged',
        of: { kind: 'platform' },
        before: { logo: before },
        after: { logo: hash || null },
      },
      { clock },
    )
    return before
  })
}

function note(
  message: string,
  { name }: Actor,
  ip: string,
  { platformLog }: Pick<Services, 'platformLog'>,
): void {
  platformLog.write({ level: 'Information', status: 'Success', name, ip, message, source: 'platform' })
}
