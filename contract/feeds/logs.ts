import type { LogMessageModel } from '../models/log.ts'
import { withRecord, withRecords, type Feed } from './feed.ts'

/** Newest first. */
export const logsFeed: Feed<readonly LogMessageModel[], LogMessageModel> = {
  adopt: (before, fetched) => withRecords(before, fetched, keyOf),
  merge: (logs, log) => withRecord(logs, log, keyOf),
  apply: (logs, log) => withRecord(logs, log, keyOf),
  seqOf: null,
}

const keyOf = ({ name, level, ip, msg, status }: LogMessageModel) =>
  JSON.stringify([name, level, ip, msg, status])
