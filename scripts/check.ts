import { provideBrowser } from './provide-browser.ts'
import { fastStages, firstScreens } from './stages/fast.ts'
import { runStages } from './stages/run-stages.ts'

await provideBrowser()
await runStages([...fastStages, firstScreens])
