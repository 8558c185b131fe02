import { getConfig } from '#contract/calls/info.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { useApi } from './api-context.ts'
import { useRead } from './use-read.ts'

/** Never waits: until the response arrives it returns that of an earlier visit, or the defaults. */
export function useConfig(): GlobalConfigAnswer {
  const { config } = useApi()
  const read = useRead(getConfig, {}, 'config')
  return read.state === 'ready' ? read.value : config()
}
