import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { ROOT } from './parts.ts'

/**
 * The folders for files that pages send, by address: the states and arrows that journeys reached, the number of
 * paths on each wire, and the steps of a run with their pictures.
 */
const FOLDERS = {
  '/walked/': `${ROOT}.cache/walked`,
  '/wires/': `${ROOT}.cache/wires`,
  '/path-runs/': `${ROOT}.cache/path-runs`,
}

/** Writes what a page sends into a file with the name of its journey. */
export function collectWalks(): Plugin {
  return {
    name: 'collect-walks',
    configureServer({ middlewares }) {
      for (const [at, folder] of Object.entries(FOLDERS))
        middlewares.use(at, (request, response) => {
          const name = /^\/([\w-]+)$/.exec(request.url ?? '')?.[1]
          const parts: Buffer[] = []
          request.on('data', (part: Buffer) => parts.push(part))
          request.on('end', () => {
            if (name !== undefined) {
              mkdirSync(folder, { recursive: true })
              writeFileSync(`${folder}/${name}.json`, Buffer.concat(parts))
            }
            response.writeHead(name === undefined ? 400 : 204).end()
          })
        })
    },
  }
}
