import { STREAMS_TARGET } from '#contract/streams.ts'
import { SEPARATOR } from '#server/live/protocol/record-separator.ts'

/** The parts are texts already, written once for all who hear them. */
export const streamsMessage = (parts: readonly string[]) =>
  `{"type":1,"target":${JSON.stringify(STREAMS_TARGET)},"arguments":[[${parts.join(',')}]]}${SEPARATOR}`
