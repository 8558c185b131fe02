import { createServer, type Server } from 'node:http'
import type { Meters } from './meters.ts'

/** Listens on `METRICS_PORT`. Every client that reaches the port may read. */
export function metricsServer(meters: Meters): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    meters.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
