import type * as Prom from 'prom-client'
import type { ContainerFault } from '#contract/models/container.ts'
import type { Deps } from '#server/modules/services.ts'

/** Reports a finished start: running, or the reason of the failure. */
export type StartMeter = (result: 'Running' | ContainerFault, seconds: number) => void

/** From an image that is present to one of gigabytes that must be downloaded. */
const SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600]

/**
 * Null if nothing runs containers. Each process reports the containers of all; starts are reported by the
 * process that tried them.
 */
export function openContainerMeters(
  { Gauge, Histogram }: Pick<typeof Prom, 'Gauge' | 'Histogram'>,
  registry: Prom.Registry,
  { store, containers }: Pick<Deps, 'store' | 'containers'>,
): StartMeter | null {
  if (containers === null) return null
  const provider = containers.name
  void new Gauge({
    name: 'vexil_containers',
    help: 'Containers by how far they are; "Leaving" are those that the runtime has yet to let go.',
    labelNames: ['provider', 'phase'],
    registers: [registry],
    async collect() {
      this.reset()
      // The other figures matter most when the database does not answer.
      const phases = await store.containers.phases().catch(() => null)
      if (phases === null) return
      for (const phase of ['Queued', 'Pulling', 'Creating', 'Running', 'Leaving'] as const) {
        this.set({ provider, phase }, phases.filter((one) => one.phase === phase).length)
      }
    },
  })
  const starts = new Histogram({
    name: 'vexil_container_start_seconds',
    help: 'How long containers took to start, or to fail, and why they did.',
    labelNames: ['provider', 'result'],
    buckets: SECONDS,
    registers: [registry],
  })
  return (result, seconds) => starts.observe({ provider, result }, seconds)
}
