import { imageUrl } from '#server/serializers/image-url.ts'

/** The key that later base servers use. '' means no logo. */
export const LOGO = 'GlobalConfig:LogoHash'

/** Null: there is no logo. */
export function logoIn(settings: ReadonlyMap<string, string>): string | null {
  const hash = settings.get(LOGO) ?? ''
  return hash === '' ? null : hash
}

export const logoLinkIn = (settings: ReadonlyMap<string, string>): string | null =>
  imageUrl(logoIn(settings), 'logo')
