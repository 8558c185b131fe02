import type { Plugin } from 'vite'

/**
 * Asks the browser to compile the whole first file in the background while it loads, because nearly all of it
 * runs immediately. Compiling one function at a time would take a fifth of the time to the first screen on a
 * slow device.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    generateBundle: {
      // Runs last, because other steps remove comments.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code
      },
    },
  }
}
