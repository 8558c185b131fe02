import { fastStages } from './stages/fast.ts'
import { runStages } from './stages/run-stages.ts'

await runStages(fastStages)
