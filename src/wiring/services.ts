import { getConfig } from '#contract/calls/info.ts'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import { LANGUAGES, type Language } from '#contract/rules/language.ts'
import { SCHEMES, type Scheme } from '#machines/app/scheme.machine.ts'
import { callUrl } from '#src/api/call-url.ts'
import { openHeldReads, type HeldReads } from '#src/api/held-reads.ts'
import { openConfigStore, type ConfigStore } from '#src/api/config-store.ts'
import { shareRequest } from '#src/api/share-request.ts'
import { openRecentReplies } from '#src/api/recent-replies.ts'
import { openReads, type Reads } from '#src/api/reads.ts'
import { openRequest, type Answered, type Request } from '#src/api/request.ts'
import { openStoredCache, type StoredCache } from '#src/api/stored-cache.ts'
import { openChoiceStore, type ChoiceStore } from '#src/browser/choice-store.ts'
import { openClock, type Clock } from '#src/browser/clock.ts'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import type { World } from './browser-world.ts'

/** The things that effects act on: the server, the clock, and the data that this browser stores. */
export interface ClientServices {
  clock: Clock
  reads: Reads
  config: ConfigStore
  /** Stores the configuration from any response or message of the server. */
  learn: (told: GlobalConfigAnswer) => void
  storedCache: StoredCache
  schemes: ChoiceStore<Scheme>
  languages: ChoiceStore<Language>
  sounds: ChoiceStore<'on' | 'off'>
  charts: ChoiceStore<'shown' | 'hidden'>
  boardColumns: ChoiceStore<'challenges' | 'categories'>
  boardMatrix: ChoiceStore<'shown' | 'hidden'>
  request: Request
  /**
   * Used by editors that open next to a screen of the same thing. Returns the response that the screen has
   * just received.
   */
  load: Request
  held: HeldReads
  /** Users who signed out here. A screen that closes afterwards must not store a draft of theirs again. */
  departed: Set<string>
}

const loadCodec = () => import('#src/api/compress-cache.ts')

export function openClientServices(
  { transport, storage, device }: World,
  language: () => Language,
  answered: (answered: Answered) => void,
): ClientServices {
  const clock = openClock(device)
  const reads = openReads()
  const config = openConfigStore(storage)
  const held = openHeldReads(clock.now)
  const asking = openRequest({
    transport: shareRequest(transport, callUrl(getConfig, {})),
    device,
    language,
    has: (extension) => config.read().features?.includes(extension) ?? false,
    told: onceTold(
      () => config.read().features !== undefined,
      () => asking(getConfig, {}),
    ),
    answered,
    wait: held.wait,
  })
  const { request, load } = openRecentReplies(asking, device)
  function learn(told: GlobalConfigAnswer) {
    const before = config.read()
    config.write(told)
    // Stores it in the cache, so that screens need no further request.
    reads.adopt(getConfig, {}, told)
    if (told.customTheme || told.logoUrl || before.customTheme || before.logoUrl)
      void import('#src/browser/apply-look.ts').then(({ applyLook }) => applyLook(told, storage), ignore)
  }
  return {
    clock,
    reads,
    config,
    learn,
    // Loads at the first interaction, because a visitor without one has little to store.
    storedCache: openStoredCache(storage, reads, loadCodec, () => loadOnFirstTouch(loadCodec)),
    schemes: openChoiceStore(storage, 'color-scheme', SCHEMES),
    languages: openChoiceStore(storage, 'language', LANGUAGES),
    sounds: openChoiceStore(storage, 'notice-sounds', ['on', 'off']),
    charts: openChoiceStore(storage, 'board-chart', ['shown', 'hidden']),
    boardColumns: openChoiceStore(storage, 'board-columns', ['challenges', 'categories']),
    boardMatrix: openChoiceStore(storage, 'board-matrix', ['shown', 'hidden']),
    request,
    load,
    held,
    departed: new Set(),
  }
}

/** Asks again only after a failure, because a base server never sends features. */
function onceTold(isKnown: () => boolean, ask: () => Promise<{ ok: boolean }>): () => Promise<unknown> {
  let asked: Promise<unknown> | null = null
  return async () => {
    if (isKnown()) return
    asked ??= ask().then(({ ok }) => {
      if (!ok) asked = null
    })
    await asked
  }
}

/** Without this file the page keeps the default look. */
function ignore() {}
