import { useLayoutEffect } from 'react'
import { isColour } from '#contract/rules/platform.ts'
import { printAccent, tryAccent } from '#src/browser/accent-styles.ts'

/** The whole page is the preview of a colour that is typed; `worn` is what it has otherwise, and gets back. '' is the theme's own. */
export function useTriedColour(tried: string, worn: string): void {
  useLayoutEffect(() => {
    const stop = tryAccent(sheetOf(isColour(tried) || tried === '' ? tried : worn))
    return () => stop(sheetOf(worn))
  }, [tried, worn])
}

const sheetOf = (colour: string) => (isColour(colour) ? printAccent(colour) : '')
