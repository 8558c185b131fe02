import { getConfig } from '#contract/calls/info.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { useApi } from './api-context.ts'
import { useRead } from './use-read.ts'

/** Never waits: until the answer comes it is what an earlier visit was told, or the defaults. */
export function useConfig(): GlobalConfigAnswer {
  const { config } = useApi()
  const read = useRead(getConfig, {}, 'config')
  return read.state === 'ready' ? read.value : config()
}
