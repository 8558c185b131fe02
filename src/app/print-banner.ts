import { buildInfo, formatBuildTime, isOfficial } from '#src/browser/build-info.ts'
import { repositoryUrl } from '#src/browser/build-variables.ts'
import { consoleBanner } from '#src/text/console-banner.ts'

/** Called at the start of the page and not in a component, because React may mount a component twice. */
export function printBanner(print: (text: string) => void, now: () => number): void {
  // A development build is made on request, so its time is now.
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
