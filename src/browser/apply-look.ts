import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { isColour } from '#contract/rules/platform.ts'
import { accentCss, setFavicon, applyAccent } from './accent-styles.ts'

/** Read by `public/theme.js` before the first paint of the next visit. */
const KEY = 'platform-look'

/**
 * The colours and the mark of the platform, for a page that is open; the colours are kept for the next one.
 */
export function applyLook({ customTheme = '', logoUrl }: GlobalConfigAnswer, storage: Storage): void {
  const sheet = isColour(customTheme) ? accentCss(customTheme) : ''
  applyAccent(sheet)
  setFavicon(logoUrl ?? null)
  try {
    if (sheet === '') storage.removeItem(KEY)
    else storage.setItem(KEY, sheet)
  } catch {
    // A full or forbidden store costs the next visit a flash.
  }
}
