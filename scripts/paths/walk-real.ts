import type { AnyStateMachine } from 'xstate'
import { REAL_JOURNEYS } from '../../tests/e2e/real/real-journeys.ts'
import { extensionsOf, withoutEvents } from '../../tests/journeys/base-form.ts'
import { NOT_ON_BASE } from '../../tests/journeys/not-on-base.ts'
import type { OtherServer } from '../e2e/flags.ts'
import { causeOf, signInOnce } from '../e2e/sign-in-once.ts'
import type { Plan } from './plan.ts'
import type { Subject } from './subjects.ts'
import type { BrowserRun } from './walk-in-browser.ts'
import { walkWithPlaywright } from './walk-shipped.ts'

type RealForm =
  | { ok: true; machine: AnyStateMachine; missing: readonly (readonly [event: string, reason: string])[] }
  | { ok: false; complaint: string; remedy: string }

/** What of a journey can be walked before a server. Null: one of our own, which has all extensions. */
export async function realForm(
  { name, kind, machine }: Subject,
  server: OtherServer | null,
): Promise<RealForm> {
  const real = kind === 'machine' ? undefined : REAL_JOURNEYS.find(({ journey }) => journey.id === machine.id)
  if (real === undefined)
    return {
      ok: false,
      complaint: `${name} cannot be walked before a server that answers by itself`,
      remedy: `these can: ${REAL_JOURNEYS.map(({ journey }) => kebab(journey.id)).join(', ')}`,
    }
  if (server !== null && real.needsEmails)
    return {
      ok: false,
      complaint: `${name} follows links in emails, which another server does not hand over`,
      remedy: '--real walks it before a server of our own',
    }
  const announced = server === null ? null : await announcedBy(server)
  if (announced !== null && !announced.ok) return announced
  const lacking = NOT_ON_BASE[machine.id]?.needs.find((need) => announced?.features.has(need) === false)
  if (lacking !== undefined)
    return {
      ok: false,
      complaint: `${name} needs “${lacking}”, which this server does not have`,
      remedy: '--real walks it before a server of our own',
    }
  const entry = server === null ? null : await signInOnce(server)
  if (entry !== null && !entry.ok) return entry
  const missing = [
    ...Object.entries(real.impossible),
    ...Object.entries(extensionsOf(machine) ?? {})
      .filter(([extension]) => announced?.features.has(extension) === false)
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

type Announced = { ok: true; features: ReadonlySet<string> } | Extract<RealForm, { ok: false }>

/** The extensions of a server. One of the base wire knows no such field. */
async function announcedBy({ url }: OtherServer): Promise<Announced> {
  try {
    const answer = await fetch(new URL('/api/config', url), { signal: AbortSignal.timeout(15_000) })
    const config: unknown = await answer.json().catch(() => null)
    if (config === null || typeof config !== 'object')
      return {
        ok: false,
        complaint: `${url} answers (${answer.status}), but not as a server of the wire`,
        remedy: 'check --server',
      }
    const features = 'features' in config && Array.isArray(config.features) ? config.features : []
    return { ok: true, features: new Set(features.map(String)) }
  } catch (error) {
    return { ok: false, complaint: `${url} does not answer (${causeOf(error)})`, remedy: 'check --server' }
  }
}

/** The name of a journey, which is that of its file. */
const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

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
