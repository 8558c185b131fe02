/** The files in which what comes from outside gets its types, or in which a type is too clever for the compiler. Nobody else says `as`. */
export const BYTES_BECOME_TYPES: readonly string[] = [
  'scripts/budget.ts',
  'scripts/static-styles.ts',
  'scripts/stages/vitest.ts',
  'scripts/stages/playwright.ts',
  'server/config-read.ts',
  'server/config-settings.ts',
  'server/hubs/protocol.ts',
  'server/store/embedded/binaries.ts',
  'server/store/pool.ts',
  'server/store/sql.ts',
  'server/wire/limits/memory-counters.ts',
  'server/wire/limits/redis-counters.ts',
  'server/wire/read-call.ts',
  'src/api/reads.ts',
  'src/api/request.ts',
]
