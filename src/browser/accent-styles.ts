import { useLayoutEffect } from 'react'
import { isColour } from '#contract/rules/platform.ts'
import { accentOf, type Shades } from '#contract/rules/accent-colours.ts'

const MARK = '/favicon.svg'

/**
 * A style sheet that replaces the theme's accent. The tokens read its variables first, see
 * `src/theme/tokens/meanings.ts`.
 */
export function accentCss(colour: string): string {
  const { dark, light } = accentOf(colour)
  return `:root{${print(dark)}}[data-theme=light]{${print(light)}}`
}

/**
 * '' removes the sheet. The content security policy allows a constructed sheet, because it is no inline
 * style.
 */
function paintAccent(sheet: string): void {
  const sheets: readonly CSSStyleSheet[] | undefined = document.adoptedStyleSheets
  // Browsers without constructed sheets keep the theme's colours.
  if (sheets === undefined) return
  if (sheet === '') {
    document.adoptedStyleSheets = []
    return
  }
  const [own = new CSSStyleSheet()] = sheets
  own.replaceSync(sheet)
  if (sheets.length === 0) document.adoptedStyleSheets = [own]
}

/** True during a preview: changes of the platform's colour wait until it ends. */
let isTrying = false

export function applyAccent(sheet: string): void {
  if (!isTrying) paintAccent(sheet)
}

/** The returned function ends the preview. Its parameter is the style sheet that the platform has by then. */
export function previewAccent(sheet: string): (worn: string) => void {
  isTrying = true
  paintAccent(sheet)
  return (worn) => {
    isTrying = false
    paintAccent(worn)
  }
}

/** Previews a typed colour on the whole page. `worn`: the colour to restore. '': the theme's own. */
export function useTriedColour(tried: string, worn: string): void {
  useLayoutEffect(() => {
    const stop = previewAccent(sheetOf(isColour(tried) || tried === '' ? tried : worn))
    return () => stop(sheetOf(worn))
  }, [tried, worn])
}

const sheetOf = (colour: string) => (isColour(colour) ? accentCss(colour) : '')

export function setFavicon(address: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link || link.getAttribute('href') === (address ?? MARK)) return
  if (address === null) link.type = 'image/svg+xml'
  else link.removeAttribute('type')
  link.href = address ?? MARK
}

const print = ({ text, soft, line, solid, hover }: Shades) =>
  `--at:${text};--as:${soft};--al:${line};--ab:${solid};--ah:${hover}`
