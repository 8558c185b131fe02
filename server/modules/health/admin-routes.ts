import { getHealth } from '#contract/calls/health.ts'
import { serve } from '#server/modules/serve.ts'
import { readHealth } from './read-health.ts'

export const healthRoutes = [serve(getHealth, (_, services) => readHealth(services))]
