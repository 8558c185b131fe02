/** The part of Playwright's JSON report that names skipped tests. */
export interface SkipReport {
  suites: readonly Suite[]
}
interface Suite {
  file: string
  specs: readonly { tests: readonly { annotations: readonly { type: string; description?: string }[] }[] }[]
  suites?: readonly Suite[]
}

/** One line for each reason, because the list of Playwright names no reasons. */
export function skippedLines({ suites }: SkipReport): readonly string[] {
  const files = new Map<string, string[]>()
  for (const { file, reason } of suites.flatMap(skippedIn))
    files.set(reason, [...(files.get(reason) ?? []), file.replace('.e2e.ts', '')])
  return [...files].map(
    ([reason, of]) => `skipped ${of.length}, because it ${reason}: ${[...new Set(of)].join(', ')}`,
  )
}

function skippedIn({ file, specs, suites = [] }: Suite): { file: string; reason: string }[] {
  return [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description }) =>
          type === 'skip' ? { file, reason: description ?? 'says no reason' } : [],
        ),
      ),
    ),
    ...suites.flatMap(skippedIn),
  ]
}
