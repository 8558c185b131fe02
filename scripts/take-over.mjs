import { buildStale } from './build.mjs'
import { setUp } from './setup.mjs'

await setUp()
await buildStale(['server'])
const program = '../dist/server/take-over.js'
await import(program)
