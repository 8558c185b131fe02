import type { ProxyOptions } from 'vite'

/** Forwards the paths of the wire to another server, as if the page came from there. */
export function forward(backend: string): Record<string, ProxyOptions> {
  const origin = new URL(backend).origin
  const forwarded: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
      // Rewrites Origin, because a server that compares it with its own name would reject ours.
      proxy.on('proxyReq', (request, { headers }) => {
        if (headers.origin !== undefined) request.setHeader('origin', origin)
      })
      proxy.on('proxyReqWs', (request) => request.setHeader('origin', origin))
      // Removes `Secure` from cookies: this side uses plain HTTP, on which browsers drop secure cookies.
      proxy.on('proxyRes', ({ headers }) => {
        const cookies = headers['set-cookie']
        if (cookies !== undefined)
          headers['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*secure(?=;|$)/gi, ''))
      })
    },
  }
  return { '/api': forwarded, '/assets': forwarded, '/hub': { ...forwarded, ws: true } }
}
