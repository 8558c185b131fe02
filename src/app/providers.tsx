import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { ApiProvider } from '#src/api/api-context.ts'
import { defaultRules } from '#src/api/cache-policy.ts'
import { WiredProvider } from '#src/bind/wired.ts'
import { isSlowNetwork } from '#src/browser/slow-network.ts'
import { ClockProvider } from '#src/browser/clock.ts'
import { CatalogueProvider } from '#src/text/use-text.ts'
import type { Wiring } from '#src/wiring/wiring.ts'

/** Renders nothing until texts and stored responses have loaded, so that no placeholder flashes. */
export function Providers({ wiring, children }: { wiring: Wiring; children: ReactNode }) {
  const { wired, api, clock, catalogues } = wiring
  const catalogue = useSelector(wired.language, ({ context: { shown } }) =>
    shown ? catalogues.at(shown) : null,
  )
  const isLoading = useSelector(wired.cache, (snapshot) => snapshot.matches('loading'))
  if (!catalogue || isLoading) return null
  return (
    <WiredProvider value={wired}>
      <ApiProvider value={api}>
        <SWRConfig value={{ ...defaultRules(isSlowNetwork()), provider: () => api.reads.entries }}>
          <ClockProvider value={clock}>
            <CatalogueProvider value={catalogue}>{children}</CatalogueProvider>
          </ClockProvider>
        </SWRConfig>
      </ApiProvider>
    </WiredProvider>
  )
}
