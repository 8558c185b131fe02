import type { GlobalConfigAnswer } from '#contract/models/config.ts'

const KEY = 'global-config'
const DEFAULTS: GlobalConfigAnswer = {
  title: 'Vexil',
  slogan: 'Hack for fun not for profit',
  beianInfo: null,
}

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
        // The storage is full or forbidden. The next visit starts with older values or the defaults.
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

/** Another version or another program may have written this value, so each field is checked. */
function textsOf(kept: object): Partial<GlobalConfigAnswer> {
  return {
    ...('title' in kept && typeof kept.title === 'string' ? { title: kept.title } : {}),
    ...('slogan' in kept && typeof kept.slogan === 'string' ? { slogan: kept.slogan } : {}),
    ...('beianInfo' in kept && typeof kept.beianInfo === 'string' ? { beianInfo: kept.beianInfo } : {}),
    ...('customTheme' in kept && typeof kept.customTheme === 'string'
      ? { customTheme: kept.customTheme }
      : {}),
    ...('logoUrl' in kept && typeof kept.logoUrl === 'string' ? { logoUrl: kept.logoUrl } : {}),
    // Without the stored features, calls of extensions would fail as "unsupported" until the response
    // arrives.
    ...('features' in kept && isNames(kept.features) ? { features: kept.features } : {}),
  }
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')
