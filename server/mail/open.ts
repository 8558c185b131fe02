import type { Deps } from '#server/deps.ts'
import { toGlobalConfig } from '#server/modules/platform-config/sections.ts'
import type { Settings } from '#server/store/rows/setting.ts'
import { compose } from './compose.ts'
import type { Letter, Mail } from './mail.ts'
import { outboxCarrier } from './outbox.ts'
import { openPost } from './post.ts'
import { smtpCarrier } from './smtp.ts'
import { wayOf, wayText } from './way.ts'

interface Means extends Pick<Deps, 'config' | 'clock' | 'ids' | 'logger'> {
  store: { settings: Pick<Settings, 'all'> }
}

export function openMail({ config, store, clock, ids, logger }: Means): Mail {
  const way = wayOf(config)
  logger[way.kind === 'none' ? 'warn' : 'info']({ mail: way.kind }, `mail is ${wayText(way)}`)
  if (way.kind === 'none') return { canSend: () => false, send: () => false, close: async () => {} }

  const toMessage = async (letter: Letter) => {
    const { title } = toGlobalConfig(await store.settings.all())
    const name = `${title}::CTF`
    return compose(letter, { address: way.from, name, at: clock.now() })
  }
  const carrier = way.kind === 'outbox' ? outboxCarrier({ folder: way.folder, ids, toMessage }) : smtpCarrier({ server: config, logger, toMessage })
  return openPost({ carrier, clock, ids, logger })
}
