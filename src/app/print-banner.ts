import { buildInfo, formatBuildTime, isOfficial } from '#src/browser/build-info.ts'
import { repositoryUrl } from '#src/browser/repository-url.ts'
import { consoleBanner } from '#src/text/console-banner.ts'

/** Called where the page starts and not in a component, which may be mounted twice. */
export function printBanner(print: (text: string) => void, now: () => number): void {
  // A development build is made the moment it is asked for.
  const builtAt = import.meta.env.DEV ? now() : Date.parse(buildInfo.builtAt)
  print(
    consoleBanner({
      ...buildInfo,
      builtAt: formatBuildTime(builtAt),
      isOfficial: isOfficial(buildInfo),
      issues: repositoryUrl && `${repositoryUrl}/issues`,
    }),
  )
}
