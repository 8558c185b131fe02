import type { Deps } from '#server/modules/services.ts'
import type * as Prom from 'prom-client'
import type { ContainerFault } from '#contract/models/container.ts'

/** Reports a finished start: `Running`, or the reason of the failure. */
type StartMeter = (result: 'Running' | ContainerFault, seconds: number) => void

/** From an image that is present to one of gigabytes that must be pulled. */
const START_SECONDS = [0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600]

/** Null: there is no provider. Each process reports the containers of all processes, and its own starts. */
function openContainerMeters(
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
      // Without the database these figures are left out, because the others matter most then.
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
    buckets: START_SECONDS,
    registers: [registry],
  })
  return (result, seconds) => starts.observe({ provider, result }, seconds)
}

export interface Meters {
  answered(method: string, route: string, status: number, seconds: number): void
  tried: StartMeter
  read(): Promise<{ type: string; text: string }>
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Loads the library only if metrics are enabled. */
export async function openMeters({ store, containers }: Pick<Deps, 'store' | 'containers'>): Promise<Meters> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vexil_http_request_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  void new Gauge({
    name: 'vexil_database_connections',
    help: 'Connections of the database pool; "waiting" are queries without one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(store.load())) this.set({ state }, count)
    },
  })
  const tried = openContainerMeters({ Gauge, Histogram }, registry, { store, containers })
  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    tried: (result, seconds) => tried?.(result, seconds),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
