import { STREAMS_TARGET } from '#contract/streams.ts'
import { SEPARATOR } from '#server/live/protocol/record-separator.ts'

/** The parts are JSON texts already, written once for all subscribers. */
export const streamsMessage = (parts: readonly string[]) =>
  `{"type":1,"target":${JSON.stringify(STREAMS_TARGET)},"arguments":[[${parts.join(',')}]]}${SEPARATOR}`
