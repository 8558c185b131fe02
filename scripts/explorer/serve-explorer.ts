import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ADDRESS = '/dev/machines'

/**
 * Serves the explorer of running machines, and lets each page of the product report to it. Only the
 * development server has this plugin, so no build contains any of it.
 */
export function explorer(): Plugin {
  return {
    name: 'explorer',
    apply: 'serve',
    config: () => ({
      // A package that Vite finds later would reload the page, and the history would be lost.
      optimizeDeps: { include: ['xstate', 'xstate/graph', '@xstate/react', 'react-dom/client'] },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (_, { path }) =>
        path === ADDRESS
          ? []
          : [
              {
                tag: 'script',
                attrs: { type: 'module', src: '/scripts/explorer/observe.ts' },
                // Scripts run in their order, so no machine starts unobserved.
                injectTo: 'head-prepend',
              },
            ],
    },
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_, response, next) => {
        server
          .transformIndexHtml(ADDRESS, readFileSync(`${HERE}explorer.html`, 'utf8'))
          .then((page) => response.writeHead(200, { 'content-type': 'text/html' }).end(page), next)
      })
    },
  }
}
