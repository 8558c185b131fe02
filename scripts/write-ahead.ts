import { readFileSync } from 'node:fs'
import { writeAhead } from './ahead.ts'
import type { Manifest } from './manifest.ts'

/**
 * Runs in a process of its own, because the list of screens is an input of the client and not of the server.
 */
const [folder = '', manifest = ''] = process.argv.slice(2)
writeAhead(folder, JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)
