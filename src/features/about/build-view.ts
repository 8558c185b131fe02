import { formatBuildTime, isOfficial, type BuildInfo } from '#src/browser/build-info.ts'

export type BuildView =
  | { kind: 'official'; tag: string; commit: string; builtAt: string }
  | { kind: 'unofficial' }

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
