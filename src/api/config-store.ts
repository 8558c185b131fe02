import type { GlobalConfigAnswer } from '#contract/models/config.ts'

const KEY = 'global-config'
const DEFAULTS: GlobalConfigAnswer = {
  title: 'Vexil',
  slogan: 'Hack for fun not for profit',
  beianInfo: null,
}

/** Keeps the last configuration that the server sent. */
export interface ConfigStore {
  read: () => GlobalConfigAnswer
  write: (config: GlobalConfigAnswer) => void
}

export function openConfigStore(storage: Storage): ConfigStore {
  let config = readKept(storage)
  return {
    read: () => config,
    write(next) {
      config = next
      try {
        storage.setItem(KEY, JSON.stringify(next))
      } catch {
        // A full or forbidden store costs the next visit its title until the answer comes.
      }
    },
  }
}

function readKept(storage: Storage): GlobalConfigAnswer {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...DEFAULTS, ...textsOf(kept) } : DEFAULTS
  } catch {
    return DEFAULTS
  }
}

/** Another version or another program may have written there. */
function textsOf(kept: object): Partial<GlobalConfigAnswer> {
  return {
    ...('title' in kept && typeof kept.title === 'string' ? { title: kept.title } : {}),
    ...('slogan' in kept && typeof kept.slogan === 'string' ? { slogan: kept.slogan } : {}),
    ...('beianInfo' in kept && typeof kept.beianInfo === 'string' ? { beianInfo: kept.beianInfo } : {}),
    ...('customTheme' in kept && typeof kept.customTheme === 'string'
      ? { customTheme: kept.customTheme }
      : {}),
    ...('logoUrl' in kept && typeof kept.logoUrl === 'string' ? { logoUrl: kept.logoUrl } : {}),
    // Else a call of an extension would be answered "unsupported" for as long as the kept answer is still
    // fresh.
    ...('features' in kept && isNames(kept.features) ? { features: kept.features } : {}),
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
