import { keepFocus } from '#src/ui/keep-focus.ts'
import { printBanner } from './print-banner.ts'

/** Begins what nobody needs before the first touch, to keep the first load small. */
export function beginLate(print: (text: string) => void, now: () => number): void {
  keepFocus()
  printBanner(print, now)
}
