import { createActor } from 'xstate'
import { getProfile, signIn, signOut } from '#contract/calls/account.ts'
import { getConfig } from '#contract/calls/info.ts'
import { cacheEffects, cacheMachine } from '#machines/app/cache.machine.ts'
import { confirmMachine } from '#machines/app/confirm.machine.ts'
import { languageEffects, languageMachine } from '#machines/app/language.machine.ts'
import { overlayMachine } from '#machines/app/overlay.machine.ts'
import { schemeMachine } from '#machines/app/scheme.machine.ts'
import { sessionEffects, sessionMachine } from '#machines/app/session.machine.ts'
import type { Api } from '#src/api/api-context.ts'
import { valueOf, type Answered } from '#src/api/request.ts'
import { openAnnouncer } from '#src/bind/announcer.ts'
import { lazily } from '#src/bind/lazily.ts'
import type { Wired } from '#src/bind/wired.ts'
import type { Clock } from '#src/lib/clock.ts'
import { preferredShade } from '#src/lib/preferred-shade.ts'
import { connectLazily } from '#src/live/connect-lazily.ts'
import { watchNetwork } from '#src/live/network.ts'
import { openCatalogues, type Catalogues } from '#src/text/catalogues.ts'
import { enterSession } from './enter-session.ts'
import { openOutside, type Outside } from './outside.ts'
import type { World } from './world.ts'

/** The app with every effect filled, its processes not yet running. */
export interface Wiring {
  wired: Wired
  api: Api
  clock: Clock
  catalogues: Catalogues
  outside: Outside
}

/** Every effect the app can cause, on one page; the only production code that fills them. */
export function openWiring(world: World): Wiring {
  const outside = openOutside(world, spoken, hear)
  const { clock, reads, config, storedCache, request } = outside
  const catalogues = openCatalogues()

  const overlay = createActor(overlayMachine)
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readAccount: sessionEffects.readAccount.by(async (_, signal) => {
          const outcome = await request(getProfile, {}, signal)
          if (!outcome.ok) {
            if (outcome.problem.kind === 'signed-out' || outcome.problem.kind === 'forbidden') reads.belongTo(null)
            return outcome
          }
          const { userId, role } = outcome.value
          reads.belongTo(userId)
          reads.adopt(getProfile, {}, outcome.value)
          return { ok: true, value: { id: userId, role } }
        }),
        signOut: sessionEffects.signOut.by(async (_, signal) => {
          const outcome = await covered(request(signOut, {}, signal))
          if (outcome.ok || outcome.problem.kind === 'signed-out') reads.belongTo(null)
          return outcome
        }),
      },
    }),
  )
  const signInWired = lazily(async () => {
    const { signInEffects, signInMachine } = await import('#machines/account/sign-in.machine.ts')
    return signInMachine.provide({
      actors: {
        signIn: signInEffects.signIn.by((credentials, signal) => request(signIn, { body: credentials }, signal)),
        enterSession: signInEffects.enterSession.by(() => enterSession(session)),
      },
    })
  })
  const cache = createActor(
    cacheMachine.provide({
      actors: {
        loadCache: cacheEffects.loadCache.by(async () => storedCache.load()),
        saveCache: cacheEffects.saveCache.by(async () => storedCache.save()),
        clearCache: cacheEffects.clearCache.by(async () => {
          storedCache.clear()
          world.reload()
        }),
      },
    }),
  )
  const language = createActor(languageMachine.provide({ actors: { loadCatalogue: languageEffects.loadCatalogue.by(catalogues.load) } }), {
    input: { chosen: outside.languages.read(), browser: navigator.languages },
  })
  const scheme = createActor(schemeMachine, { input: { chosen: outside.schemes.read() ?? 'dark', preferred: preferredShade() } })
  const connection = lazily(async () => {
    const { connectionEffects, connectionMachine } = await import('#machines/live/connection.machine.ts')
    return connectionMachine.provide({
      actors: {
        holdLine: connectionEffects.holdLine.by(({ game }, say) => connectLazily(world.connectHub, `/hub/user?game=${game}`, say)),
        watchNetwork: connectionEffects.watchNetwork.by((_, say) => watchNetwork(say)),
      },
    })
  })

  /** Nothing can be pressed while what everything stands on is about to change. */
  function covered<Value>(work: Promise<Value>): Promise<Value> {
    overlay.send({ type: 'wait' })
    return work.finally(() => overlay.send({ type: 'done' }))
  }
  function spoken() {
    const { shown, wanted } = language.getSnapshot().context
    return shown ?? wanted
  }
  function hear(answered: Answered) {
    const { call, outcome, dateMs, sentAt, cameAt } = answered
    if (dateMs !== null) clock.heard(dateMs, sentAt, cameAt)
    if (!outcome.ok && outcome.problem.kind === 'signed-out') session.send({ type: 'server.signedOut' })
    if (!outcome.ok && outcome.problem.kind === 'forbidden' && call === getProfile) session.send({ type: 'server.banned' })
    const profile = valueOf(getProfile, answered)
    if (profile) session.send({ type: 'server.reported', account: { id: profile.userId, role: profile.role } })
    const told = valueOf(getConfig, answered)
    if (told) config.write(told)
  }
  return {
    wired: {
      session,
      cache,
      language,
      scheme,
      confirm: createActor(confirmMachine),
      overlay,
      announcer: openAnnouncer(),
      signIn: signInWired,
      connection: { machine: connection, facts: { now: clock.now, random: world.random } },
    },
    api: { request, reads, config: config.read },
    clock,
    catalogues,
    outside,
  }
}
