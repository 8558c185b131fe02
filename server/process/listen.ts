import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Meters } from '#server/modules/metrics/meters.ts'
import { metricsServer } from '#server/modules/metrics/metrics-server.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { StartError } from '#server/base/start-error.ts'
import { waitAtMost } from '#server/base/deadline.ts'

/**
 * The maximum of Linux. Node's default of 511 would overflow when a crowd reconnects, and connections would
 * be dropped.
 */
const ACCEPT_BACKLOG = 4096
const FINISH_LIMIT_MS = 10_000
const HANG_UP_MS = 50
const CUT_LIMIT_MS = 2000

/** Resolves to the address. `setting` names the source of the port, for the error message. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  setting: string,
): Promise<number> {
  try {
    await app.listen({ host, port, backlog: ACCEPT_BACKLOG })
  } catch (error) {
    throw refusal(error, host, port, setting)
  }
  const [address] = app.addresses()
  return typeof address === 'object' ? address.port : port
}

/**
 * Stops accepting connections before the hubs close theirs, because those clients reconnect immediately and
 * must not reach this process. Open requests get ten seconds to finish.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  app.server.close()
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS)
  // A keep-alive connection stays open after its last response, so idle ones are closed repeatedly.
  const hangUp = setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS)
  await waitAtMost(FINISH_LIMIT_MS + CUT_LIMIT_MS, app.close())
  clearInterval(hangUp)
  clearTimeout(cut)
}

/** A port of its own keeps the metrics from the public. The returned function closes it. */
export async function listenMetrics(
  meters: Meters,
  host: string,
  port: number,
): Promise<() => Promise<void>> {
  const server = metricsServer(meters)
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw refusal(error, host, port, 'METRICS_PORT')
  }
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

function refusal(error: unknown, host: string, port: number, setting: string): StartError {
  const fault = errorCodeOf(error)
  switch (fault) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is in use`, `stop what uses it, or choose another ${setting}`)
    case 'EACCES':
      return new StartError(`this user may not listen on port ${port}`, `choose a ${setting} above 1023`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host} is no address of this machine (${fault})`, 'choose another HOST')
    default:
      return new StartError(
        `the server cannot listen on ${host}, port ${port} (${fault})`,
        `choose another HOST or ${setting}`,
      )
  }
}
