import type { ContainerFault } from '#contract/models/container.ts'

/** A failed start. The message is for the operator. `fault` is the part that waiting players may see. */
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
