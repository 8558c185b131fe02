import { useLayoutEffect } from 'react'
import { isColour } from '#contract/rules/platform.ts'
import { paintAccent, printAccent } from '#src/lib/look.ts'

/** The whole page is the preview of a colour that is typed; `worn` is what it has otherwise, and gets back. '' is the theme's own. */
export function useTriedColour(tried: string, worn: string): void {
  useLayoutEffect(() => {
    paint(isColour(tried) || tried === '' ? tried : worn)
    return () => paint(worn)
  }, [tried, worn])
}

const paint = (colour: string) => paintAccent(isColour(colour) ? printAccent(colour) : '')
