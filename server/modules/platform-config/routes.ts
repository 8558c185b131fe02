import { getConfigToEdit, updateConfig } from '#contract/calls/admin.ts'
import { serve } from '#server/wire/serve.ts'
import { readConfig, saveConfig } from './sections.ts'

export const platformConfigRoutes = [
  serve(getConfigToEdit, (_, around) => readConfig(around)),
  serve(updateConfig, async ({ body }, around) => {
    await saveConfig(body, around)
    return null
  }),
]
