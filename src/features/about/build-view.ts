import { formatBuildTime, isOfficial, type BuildInfo } from '#src/browser/build-info.ts'

/** What this client may say of where it comes from. */
export type BuildView =
  | { kind: 'official'; tag: string; commit: string; builtAt: string }
  | { kind: 'unofficial' }

export const examples = {
  official: { kind: 'official', tag: 'v1.4.0', commit: '0a1b2c', builtAt: '2026-11-20T16:34:00+08:00' },
  unofficial: { kind: 'unofficial' },
} as const satisfies Record<string, BuildView>

const SHORT = 6

export function toBuildView(build: BuildInfo): BuildView {
  if (!isOfficial(build)) return { kind: 'unofficial' }
  return {
    kind: 'official',
    tag: build.tag,
    commit: build.commit.slice(0, SHORT),
    builtAt: formatBuildTime(Date.parse(build.builtAt)),
  }
}
