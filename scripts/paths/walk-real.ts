import type { AnyStateMachine } from 'xstate'
import { REAL_JOURNEYS } from '../../tests/e2e/real/real-journeys.ts'
import { extensionsOf, withoutEvents } from '../../tests/journeys/base-form.ts'
import type { OtherServer } from '../e2e/flags.ts'
import type { Plan } from './plan.ts'
import type { Subject } from './subjects.ts'
import type { BrowserRun } from './walk-in-browser.ts'
import { walkWithPlaywright } from './walk-shipped.ts'

type RealForm =
  | { ok: true; machine: AnyStateMachine; missing: readonly (readonly [event: string, reason: string])[] }
  | { ok: false; complaint: string }

/** What of a journey can be walked before a server. Null: one of our own, which has all extensions. */
export async function realForm({ name, machine }: Subject, server: OtherServer | null): Promise<RealForm> {
  const real = REAL_JOURNEYS.find(({ journey }) => journey.id === machine.id)
  if (real === undefined)
    return { ok: false, complaint: `${name} cannot be walked before a server that answers by itself` }
  const announced = server === null ? null : await announcedBy(server)
  if (typeof announced === 'string') return { ok: false, complaint: announced }
  const missing = [
    ...Object.entries(real.impossible),
    ...Object.entries(extensionsOf(machine) ?? {})
      .filter(([extension]) => announced?.has(extension) === false)
      .flatMap(([extension, events]) =>
        events.map((event) => [event, `the server has no “${extension}”`] as const),
      ),
  ]
  return {
    ok: true,
    machine: withoutEvents(
      machine,
      missing.map(([event]) => event),
    ),
    missing,
  }
}

/** The extensions of a server. A text says why they are not known. */
async function announcedBy({ url }: OtherServer): Promise<ReadonlySet<string> | string> {
  try {
    const answer = await fetch(new URL('/api/config', url), { signal: AbortSignal.timeout(15_000) })
    const config: unknown = await answer.json()
    const isKnown = config !== null && typeof config === 'object' && 'features' in config
    return new Set(isKnown && Array.isArray(config.features) ? config.features.map(String) : [])
  } catch (error) {
    return `${url} does not answer (${String(error)})`
  }
}

/** Walks paths of a journey on the shipped client before a server that answers by itself. */
export const walkReal = (
  plan: Pick<Plan, 'paths'>,
  journey: string,
  server: OtherServer | null,
  isHeaded: boolean,
): Promise<BrowserRun> =>
  walkWithPlaywright(
    plan,
    journey,
    'tests/e2e/real/real.config.ts',
    isHeaded,
    server === null
      ? {}
      : { E2E_SERVER: server.url, E2E_ADMIN: server.admin, E2E_ADMIN_PASSWORD: server.password },
  )
