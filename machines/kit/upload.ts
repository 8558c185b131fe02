import type { Outcome } from '#contract/problem.ts'
import { subscription } from '../live/subscription.ts'

/** How much of what is sent has gone, from 0 to 1, and in the end what the server made of it. */
export type UploadHeard<Value> = { type: 'upload.moved'; share: number } | { type: 'upload.answered'; outcome: Outcome<Value> }

/** A hole for what sends files and tells how far they are; leaving its state stops it. */
export const uploads = <Input extends object, Value>(name: string) => subscription<Input, UploadHeard<Value>>(name)
