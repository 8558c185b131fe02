import type { Call } from '#contract/call.ts'
import { serve as serveCall, type Handler, type CallRoute } from '#server/http/serve.ts'
import type { Services } from './services.ts'

/** A call of the contract with the use case that answers it. */
export const serve = <C extends Call>(call: C, handler: Handler<C, Services>): CallRoute<Services> => serveCall(call, handler)
