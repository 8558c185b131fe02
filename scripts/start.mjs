import { buildStale } from './build.mjs'
import { setUp } from './setup.mjs'

await setUp()
await buildStale(['client', 'server'])
// Runs in this process, because a second one would cost time, memory and the forwarding of signals.
const server = '../dist/server/main.js'
await import(server)
