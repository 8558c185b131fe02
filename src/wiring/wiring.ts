import { createActor } from 'xstate'
import { getProfile, signOut } from '#contract/calls/account.ts'
import { getConfig } from '#contract/calls/info.ts'
import { cacheEffects, cacheMachine } from '#machines/app/cache.machine.ts'
import { confirmMachine } from '#machines/app/confirm.machine.ts'
import { languageEffects, languageMachine } from '#machines/app/language.machine.ts'
import { overlayMachine } from '#machines/app/overlay.machine.ts'
import { schemeMachine } from '#machines/app/scheme.machine.ts'
import { sessionEffects, sessionMachine } from '#machines/app/session.machine.ts'
import type { LiveSource } from '#machines/live/live-types.ts'
import type { Api } from '#src/api/api-context.ts'
import { valueOf, type Answered } from '#src/api/request.ts'
import { openAnnouncer } from './announcer.ts'
import { openTypedTexts } from './typed-text.ts'
import { lazyMachine, repeatedMachine } from './lazy-machine.ts'
import { forgetAccount, tellSignedOut } from '#src/browser/forget-account.ts'
import { preferredShade } from '#src/browser/preferred-shade.ts'
import { openCatalogues } from '#src/text/catalogues.ts'
import { openClientServices } from './services.ts'
import { listenerOf } from './visitor-of.ts'
import type { World } from './browser-world.ts'

/** The app with all its effects. Its machines are not running yet. */
export type Wiring = ReturnType<typeof openWiring>

/**
 * Fills the effects of machines that live as long as the page. Other files of this folder fill the effects of
 * single screens, and load with the first screen that needs them. No other production code fills effects.
 */
export function openWiring(world: World) {
  const outside = openClientServices(world, spoken, hear)
  const { clock, reads, config, storedCache, request, held, learn } = outside
  const catalogues = openCatalogues()

  const overlay = createActor(overlayMachine)
  const confirm = createActor(confirmMachine)
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readAccount: sessionEffects.readAccount.by(async (_, signal) => {
          const outcome = await request(getProfile, {}, signal)
          if (!outcome.ok) {
            // An expired session can be resumed, so unsaved input stays.
            if (outcome.problem.kind === 'signed-out') forgetAnswers()
            if (outcome.problem.kind === 'forbidden') forgetEverything()
            return outcome
          }
          const { userId, role } = outcome.value
          outside.departed.delete(userId)
          reads.belongTo(userId)
          reads.adopt(getProfile, {}, outcome.value)
          return { ok: true, value: { id: userId, role } }
        }),
        signOut: sessionEffects.signOut.by(async (_, signal) => {
          const outcome = await covered(request(signOut, {}, signal))
          if (outcome.ok || outcome.problem.kind === 'signed-out') forgetEverything()
          return outcome
        }),
      },
    }),
  )
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
  const language = createActor(
    languageMachine.provide({ actors: { loadCatalogue: languageEffects.loadCatalogue.by(catalogues.load) } }),
    {
      input: { chosen: outside.languages.read(), browser: navigator.languages },
    },
  )
  const scheme = createActor(schemeMachine, {
    input: { chosen: outside.schemes.read() ?? 'system', preferred: preferredShade() },
  })
  const live: LiveSource = {
    machines: repeatedMachine(async () =>
      (await import('./live-machines.ts')).wireLive(outside, session, world),
    ),
    facts: { now: clock.now, random: world.random },
    standing: listenerOf(session),
  }
  const typedTexts = openTypedTexts(world.tabStorage)
  function forgetAnswers() {
    reads.belongTo(null)
    storedCache.forget()
  }
  /** The next user of this browser must not find data of the last one. */
  function forgetEverything() {
    forgetTyped()
    forgetAnswers()
    tellSignedOut(world.storage, world.device())
  }
  function forgetTyped() {
    const account = reads.owner()
    if (account !== null) outside.departed.add(account)
    forgetAccount(world.storage, account)
    typedTexts.clear()
  }
  /** Another tab reports a sign-out. This one forgets typed text and asks the server for its own session. */
  function signedOutElsewhere() {
    forgetTyped()
    session.send({ type: 'server.signedOut' })
  }
  /** Covers the page, because everything on it is about to change. */
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
    if (!outcome.ok && outcome.problem.kind === 'forbidden' && call === getProfile)
      session.send({ type: 'server.banned' })
    const profile = valueOf(getProfile, answered)
    if (profile)
      session.send({ type: 'server.reported', account: { id: profile.userId, role: profile.role } })
    const told = valueOf(getConfig, answered)
    if (told) learn(told)
  }
  return {
    wired: {
      session,
      cache,
      language,
      scheme,
      confirm,
      overlay,
      announcer: openAnnouncer(),
      typedTexts,
      entry: lazyMachine(async () =>
        (await import('./account.ts')).wireAccount(outside, session, confirm, world),
      ),
      profile: lazyMachine(async () => (await import('./profile.ts')).wireProfile(outside, session, confirm)),
      picture: lazyMachine(async () => (await import('./picture.ts')).wirePicture(outside, confirm)),
      team: lazyMachine(async () => (await import('./team.ts')).wireTeam(outside, confirm)),
      participation: lazyMachine(async () =>
        (await import('./participation.ts')).wireParticipation(outside, confirm),
      ),
      challengeEditing: lazyMachine(async () =>
        (await import('./challenge-editing.ts')).wireChallengeEditing(outside, confirm),
      ),
      watching: lazyMachine(async () =>
        (await import('./monitor.ts')).wireMonitor(outside, confirm, live, world),
      ),
      playing: lazyMachine(async () =>
        (await import('./challenge.ts')).wireChallenge(outside, confirm, live, world),
      ),
      presenting: lazyMachine(async () =>
        (await import('./notices.ts')).wireNoticePresenter(outside, confirm, live, world),
      ),
      projecting: lazyMachine(async () =>
        (await import('./projector.ts')).wireProjector(outside, confirm, live),
      ),
      sounds: outside.sounds,
      charts: outside.charts,
      boardColumns: outside.boardColumns,
      boardMatrix: outside.boardMatrix,
      storage: world.storage,
      admin: lazyMachine(async () => (await import('./admin.ts')).wireAdmin(outside, confirm, world)),
      live,
    },
    api: { request, reads, held, config: config.read } satisfies Api,
    clock,
    catalogues,
    outside,
    signedOutElsewhere,
  }
}
