import { retryImport } from '#src/browser/retry-import.ts'
import type { Language } from '#contract/rules/language.ts'

/** The texts of one part of the app. They load with the screens that show them, in the current language. */
export interface Area<Words> {
  /**
   * Returns the same promise for a language each time, even if loading failed. Views ask while they render,
   * and a new promise for each rendering would let them wait forever: browsers remember a failed import. The
   * page reloads instead.
   */
  load: (name: Language) => Promise<Words>
}

/** The areas requested so far. A change of the language waits for them, so that nothing becomes blank. */
const opened = new Set<Area<unknown>>()
export const openedAreas = (): readonly Area<unknown>[] => [...opened]

export function area<Words>(files: Record<Language, () => Promise<Words>>): Area<Words> {
  const coming = new Map<Language, Promise<Words>>()
  const made: Area<Words> = {
    load(name) {
      opened.add(made)
      const known = coming.get(name)
      if (known) return known
      const asked = retryImport(files[name])
      coming.set(name, asked)
      asked.then(
        // React reads the value of a promise with this mark immediately. Without it a change of the language
        // would flash the spinner.
        (value) => Object.assign(asked, { status: 'fulfilled', value }),
        () => {},
      )
      return asked
    },
  }
  return made
}
