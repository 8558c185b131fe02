import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { isColour } from '#contract/rules/platform.ts'
import { accentCss, setFavicon, applyAccent } from './accent-styles.ts'

/** `public/theme.js` reads this key before the first paint of the next visit. */
const KEY = 'platform-look'

/** Applies the platform's colours and logo to the open page, and stores the colours for the next visit. */
export function applyLook({ customTheme = '', logoUrl }: GlobalConfigAnswer, storage: Storage): void {
  const sheet = isColour(customTheme) ? accentCss(customTheme) : ''
  applyAccent(sheet)
  setFavicon(logoUrl ?? null)
  try {
    if (sheet === '') storage.removeItem(KEY)
    else storage.setItem(KEY, sheet)
  } catch {
    // The storage is full or forbidden. The next visit flashes the default colours.
  }
}
