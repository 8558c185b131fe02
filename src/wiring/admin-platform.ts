import { getConfigToEdit, updateConfig } from '#contract/calls/admin.ts'
import { getConfig } from '#contract/calls/info.ts'
import { tryMail } from '#contract/calls/platform.ts'
import { toConfigInput, toPlatformForm, type PlatformForm } from '#contract/fields/platform.ts'
import type { MailTrial } from '#contract/models/platform.ts'
import type { Outcome } from '#contract/problem.ts'
import type { StoredVersion } from '#machines/admin/edit-state.ts'
import type { ClientServices } from './services.ts'
import { takeLogo } from './logo.ts'
import type { EditorEffects } from './editors.ts'

interface PlatformWriting extends EditorEffects<PlatformForm> {
  removeLogo: (signal: AbortSignal) => Promise<Outcome<null>>
  tryMail: (to: string, signal: AbortSignal) => Promise<Outcome<MailTrial>>
}

export function wirePlatform({ request }: Pick<ClientServices, 'request'>): PlatformWriting {
  return {
    load: (_, signal) => load(signal),
    async save(id, { fields, version }, typed, signal) {
      const saved = await request(updateConfig, { body: toConfigInput(fields, typed), version }, signal)
      if (!saved.ok) return saved
      // The response updates every part of the page that shows the settings.
      void request(getConfig, {})
      const stored = await load(signal)
      // The save has succeeded, even if reading the version fails.
      return {
        ok: true,
        value: { id: id ?? '', ...(stored.ok ? stored.value : { fields: typed, version: null }) },
      }
    },
    removeLogo: (signal) => takeLogo(request, signal),
    tryMail: (to, signal) => request(tryMail, { body: { to: to === '' ? null : to } }, signal),
  }

  async function load(signal: AbortSignal): Promise<Outcome<StoredVersion<PlatformForm>>> {
    const config = await request(getConfigToEdit, {}, signal)
    return config.ok
      ? { ok: true, value: { fields: toPlatformForm(config.value), version: config.version ?? null } }
      : config
  }
}
