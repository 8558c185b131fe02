import type { ContainerFault } from '#contract/models/container.ts'

/** One that does not start, and what of that helps those who wait for it; the message is the operator's. */
export class ContainerStartError extends Error {
  readonly fault: ContainerFault
  constructor(fault: ContainerFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Unstartable'
    this.fault = fault
  }
}

export const containerFaultIn = (error: Error): ContainerFault =>
  error instanceof ContainerStartError ? error.fault : 'Failed'
