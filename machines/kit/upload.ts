import type { Outcome } from '#contract/problem.ts'
import { subscription } from '../live/subscription.ts'

/** `share` is the sent part, from 0 to 1. The last event carries the response of the server. */
export type UploadEvent<Value> =
  | { type: 'upload.moved'; share: number }
  | { type: 'upload.answered'; outcome: Outcome<Value> }

/** A hole for an upload that reports its progress. Leaving the state stops the upload. */
export const uploads = <Input extends object, Value>(name: string) =>
  subscription<Input, UploadEvent<Value>>(name)
