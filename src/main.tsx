import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import '#src/theme/index.css'
import { openConfigStore } from './api/config-store.ts'
import { overNetwork } from './api/request.ts'
import { withPrefetched } from './api/prefetched-transport.ts'
import { callsToPrefetch } from './app/prefetch-calls.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { run } from './app/run.ts'
import { fetchAhead } from './app/screen-files.ts'
import { openWiring } from './wiring/wiring.ts'
import { realWorld } from './wiring/browser-world.ts'
import { loadOnFirstTouch } from './browser/load-when-idle.ts'

// Loads in parallel with the texts of the language.
fetchAhead(location.pathname)
const wiring = openWiring({
  ...realWorld,
  transport: withPrefetched(
    overNetwork,
    callsToPrefetch(location.pathname, openConfigStore(localStorage).read().features),
  ),
})
run(wiring)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
createRoot(root).render(
  <StrictMode>
    <Providers wiring={wiring}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
)
void loadOnFirstTouch(() => import('./app/begin-late.ts')).then(({ beginLate }) =>
  // oxlint-disable-next-line no-console -- The console is where the banner with the build belongs.
  beginLate(console.log, Date.now),
)
