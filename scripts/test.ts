import { provideBrowser } from './provide-browser.ts'
import { provideDatabase } from './provide-database.ts'
import { provideEngine } from './provide-engine.ts'
import { provideRedis } from './provide-redis.ts'
import { ON_OLDER_ONLY, SAME_ON_BOTH } from './tests-by-database.ts'
import { commandStage } from './stages/command.ts'
import { fastStages } from './stages/fast.ts'
import { base, journeys, reach } from './stages/journeys.ts'
import { endToEnd } from './stages/playwright.ts'
import { runStages } from './stages/run-stages.ts'
import { vitestStage } from './stages/vitest.ts'

await provideBrowser()
await provideRedis()
const database = await provideDatabase()
const engine = await provideEngine()
const engineEnv = { TEST_CONTAINER_HOST: engine?.host ?? '', TEST_CONTAINER_IMAGE: engine?.image ?? '' }

await runStages(
  [
    ...fastStages,
    vitestStage('views in a browser', ['browser']),
    vitestStage('screens in a browser', ['screens']),
    journeys,
    reach,
    base,
    vitestStage('server, embedded database', ['server'], {
      without: database === null ? [] : ON_OLDER_ONLY,
      env: { TEST_DATABASE_URL: '', ...engineEnv },
    }),
    ...(database === null
      ? []
      : [
          vitestStage('server, other PostgreSQL', ['server'], {
            without: SAME_ON_BOTH,
            env: { TEST_DATABASE_URL: database.url },
          }),
        ]),
    commandStage('build', [[process.execPath, 'scripts/build.mjs']]),
    commandStage('bundle budget', [['tsx', 'scripts/budget.ts']], { shows: /first load .*$/m }),
    endToEnd,
  ],
  async () => {
    await database?.stop()
    await engine?.stop()
  },
)
