/**
 * Only these files may cast with `as`: they give types to data from outside, or need a type that the compiler
 * cannot follow.
 */
export const BYTES_BECOME_TYPES: readonly string[] = [
  'contract/fields/field.ts',
  'machines/kit/act.ts',
  'machines/kit/form.ts',
  'machines/kit/queue.ts',
  'scripts/budget.ts',
  'scripts/paths/faults/plant.ts',
  'scripts/paths/faults/raw-chart.ts',
  'scripts/write-ahead.ts',
  'scripts/paths/walk-in-browser.ts',
  'scripts/static-styles.ts',
  'scripts/stages/vitest.ts',
  'scripts/stages/playwright.ts',
  'server/backup/manifest.ts',
  'server/config/read-config.ts',
  'server/config/settings.ts',
  'server/live/protocol/messages.ts',
  'server/store/embedded/binaries.ts',
  'server/store/pool.ts',
  'server/store/sql.ts',
  'server/http/client-files.ts',
  'server/http/limits/memory-counters.ts',
  'server/http/limits/open-counters.ts',
  'server/http/read-call.ts',
  'src/api/recent-replies.ts',
  'src/api/read-answer.ts',
  'src/api/reads.ts',
  'src/api/request.ts',
  'src/live/recent-parts.ts',
]
