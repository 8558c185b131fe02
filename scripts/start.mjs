import { buildStale } from './build.mjs'
import { setUp } from './setup.mjs'

await setUp()
await buildStale(['client', 'server'])
// In this very process: a second one would cost its start, its memory and the passing on of signals.
const server = '../dist/server/main.js'
await import(server)
