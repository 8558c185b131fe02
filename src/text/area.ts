import { retryImport } from '#src/browser/retry-import.ts'
import type { Name } from './catalogue.ts'

/**
 * The sentences of one part of the app. They come with the screens that say them, in the language on view.
 */
export interface Area<Words> {
  /** Always the same promise for a language, unless its file did not come. */
  load: (name: Name) => Promise<Words>
}

/** The loaded areas. A change of the language waits for their texts too, so that nothing turns blank. */
const opened = new Set<Area<unknown>>()
export const openedAreas = (): readonly Area<unknown>[] => [...opened]

export function area<Words>(files: Record<Name, () => Promise<Words>>): Area<Words> {
  const coming = new Map<Name, Promise<Words>>()
  const made: Area<Words> = {
    load(name) {
      opened.add(made)
      const known = coming.get(name)
      if (known) return known
      const asked = retryImport(files[name])
      coming.set(name, asked)
      asked.then(
        // React's mark for a promise whose value it may read at once: else a change of the language would
        // flash the spinner.
        (value) => Object.assign(asked, { status: 'fulfilled', value }),
        // Whoever asks next tries again.
        () => coming.delete(name),
      )
      return asked
    },
  }
  return made
}
