import { imageUrl } from '#server/serializers/image-url.ts'

/** As later base servers store it. '' is none. */
export const LOGO = 'GlobalConfig:LogoHash'

/** The hash of its bytes. */
export function logoIn(settings: ReadonlyMap<string, string>): string | null {
  const hash = settings.get(LOGO) ?? ''
  return hash === '' ? null : hash
}

export const logoLinkIn = (settings: ReadonlyMap<string, string>): string | null =>
  imageUrl(logoIn(settings), 'logo')
