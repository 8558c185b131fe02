import { beginTakeOver, getTakeOver, tryTakeOver } from '#contract/calls/take-over.ts'
import { takeOverMachine, toTakeOverView } from '#machines/admin/take-over.machine.ts'
import type { openProcesses } from './process.ts'
import type { ClientServices } from './services.ts'

export function wireTakeOver(
  { request }: Pick<ClientServices, 'request'>,
  process: ReturnType<typeof openProcesses>,
) {
  return process(takeOverMachine, toTakeOverView, {
    readState: (_, signal) => request(getTakeOver, {}, signal),
    send: ({ isTrial, ...body }, signal) =>
      isTrial ? request(tryTakeOver, { body }, signal) : request(beginTakeOver, { body }, signal),
  })
}
