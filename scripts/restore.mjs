import { buildStale } from './build.mjs'
import { setUp } from './setup.mjs'

await setUp()
await buildStale(['server'])
const program = '../dist/server/restore.js'
await import(program)
