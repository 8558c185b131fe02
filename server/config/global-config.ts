import { DEFAULT_SLOGAN, DEFAULT_TITLE, type GlobalConfig } from '#contract/models/config.ts'

type Stored = ReadonlyMap<string, string>

/** Whether a start at the team's limit destroys its oldest container. */
export const replacesOldest = (settings: Stored) =>
  settings.get('GamePolicy:AutoDestroyOnLimitReached')?.toLowerCase() === 'true'

export function toGlobalConfig(settings: Stored): GlobalConfig {
  const colour = settings.get('GlobalConfig:CustomTheme')
  return {
    title: settings.get('GlobalConfig:Title') ?? DEFAULT_TITLE,
    slogan: settings.get('GlobalConfig:Slogan') ?? DEFAULT_SLOGAN,
    beianInfo: settings.get('GlobalConfig:BeianInfo') ?? null,
    ...(colour ? { customTheme: colour } : {}),
  }
}
