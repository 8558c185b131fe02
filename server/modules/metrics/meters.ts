import type { Deps } from '#server/modules/services.ts'
import { openContainerMeters, type StartMeter } from './container-meters.ts'

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
