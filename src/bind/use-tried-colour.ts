import { useLayoutEffect } from 'react'
import { isColour } from '#contract/rules/platform.ts'
import { accentCss, previewAccent } from '#src/browser/accent-styles.ts'

/**
 * The whole page is the preview of a colour that is typed; `worn` is what it has otherwise, and gets back. ''
 * is the theme's own.
 */
export function useTriedColour(tried: string, worn: string): void {
  useLayoutEffect(() => {
    const stop = previewAccent(sheetOf(isColour(tried) || tried === '' ? tried : worn))
    return () => stop(sheetOf(worn))
  }, [tried, worn])
}

const sheetOf = (colour: string) => (isColour(colour) ? accentCss(colour) : '')
