import * as calls from '#contract/calls/storage.ts'
import { serve } from '#server/modules/serve.ts'
import { getStorage } from './get-storage.ts'

export const storageRoutes = [serve(calls.getStorage, (_, services) => getStorage(services))]
