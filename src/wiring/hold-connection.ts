import type { ActorRefFrom } from 'xstate'
import { getCategories } from '#contract/calls/categories.ts'
import { listOwnContainers } from '#contract/calls/container.ts'
import { getChallenge, getGame, getGameDetails, listGames } from '#contract/calls/game.ts'
import { getConfig } from '#contract/calls/info.ts'
import { GAME_PARTS, type Positions, type GameEdit, type StreamItems } from '#contract/streams.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { SILENCE_MS, type ConnectionEvent, type ReceivedPart } from '#machines/live/connection-events.ts'
import type { ConnectionCommand } from '#machines/live/connection.machine.ts'
import { hubUrl, type HubAddress } from '#machines/live/hub-address.ts'
import { randomCode } from '#src/browser/random-code.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { openTabs } from '#src/live/broadcast-channel.ts'
import { connectLazily } from '#src/live/connect-lazily.ts'
import { sharedConnectionName, shareConnection } from '#src/live/tab-connection.ts'
import type { World } from './browser-world.ts'
import type { ClientServices } from './services.ts'

/**
 * Every client reads the same again: their requests are spread over this time. A change is on the screen
 * within two seconds.
 */
const SPREAD_MS = 1_000

const ID_LENGTH = 16

/** Opens lines: shared between tabs where a browser can, counted where the server can. */
export function holdConnection(
  { config, request, reads, learn }: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  { connectHub, random }: Pick<World, 'connectHub' | 'random'>,
) {
  const tabs = openTabs(() => randomCode(ID_LENGTH))
  const refresh = refreshReads({ reads }, random)

  /** On a first visit nobody knows yet what the server has; a base server never tells. */
  let told: Promise<unknown> | null = null
  async function prepare() {
    if (config.read().features === undefined) told ??= request(getConfig, {})
    const [connect] = await Promise.all([connectHub(), told])
    return connect
  }
  return (
    { place, positions }: { place: HubAddress; positions: () => Positions },
    say: (said: ConnectionCommand) => void,
  ): (() => void) =>
    connectLazily(
      prepare,
      (connect) => {
        const isCounted = config.read().features?.includes('streams') ?? false
        const plain = hubUrl(place, null)
        const hear = (heard: ConnectionEvent) => {
          if (heard.type === 'hub.opened' && isCounted) refresh.opened(place)
          if (heard.type === 'hub.heard') refresh.heard(place.game, heard.parts)
          if (heard.type === 'hub.refused' && heard.why === 'signed-out' && place.account !== null)
            session.send({ type: 'server.signedOut' })
          // Said into the line it would mean nothing but that it holds.
          if (heard.type === 'hub.platform') {
            learn(heard.platform)
            return say({ type: 'hub.alive' })
          }
          if (heard.type === 'hub.game') {
            refresh.gameChanged(heard.game)
            return say({ type: 'hub.alive' })
          }
          if (heard.type === 'hub.edited') {
            refresh.gameEdited(heard.edit)
            return say({ type: 'hub.alive' })
          }
          say(heard.type === 'hub.opened' ? { ...heard, isCounted } : heard)
        }
        if ((place.hub === 'board' || place.hub === 'public') && !isCounted) {
          // A base server has no line for visitors.
          say({ type: 'hub.refused', why: 'signed-out' })
          return () => {}
        }
        const open = (told: (heard: ConnectionEvent) => void) =>
          connect(
            isCounted ? hubUrl(place, positions()) : plain,
            told,
            SILENCE_MS[isCounted ? 'counted' : 'plain'],
          )
        return tabs
          ? shareConnection(
              tabs,
              { name: sharedConnectionName(plain, place.account), isCounted, positions, connect: open },
              hear,
            )
          : open(hear)
      },
      (heard) => (heard.type === 'hub.dropped' ? say(heard) : undefined),
    )
}

/** Reads again what a line says has changed. SWR asks only for what a screen shows. */
function refreshReads({ reads }: Pick<ClientServices, 'reads'>, random: () => number) {
  const later = (refresh: () => void) => void setTimeout(refresh, random() * SPREAD_MS)

  function readGame(id: number) {
    reads.refresh(getGame, { params: { id } })
    reads.refresh(getCategories, { params: { id } })
    reads.refresh(listGames, {})
  }
  /** Only organisers' lines tell of edits, so what reads them comes with the first. */
  let coming: Promise<(edit: GameEdit) => void> | null = null
  function readEdited(edit: GameEdit) {
    coming ??= retryImport(() => import('./refresh-edited.ts')).then(({ refreshEdited }) =>
      refreshEdited({ reads }),
    )
    void coming.then((read) => read(edit))
  }
  function hearTeam(id: number, items: readonly StreamItems['team'][] | null) {
    const sent = { params: { id } }
    const has = (kinds: readonly StreamItems['team']['kind'][]) =>
      items === null || items.some(({ kind }) => kinds.includes(kind))
    // What a container goes through changes nothing else.
    if (has(['container'])) reads.refresh(listOwnContainers, sent)
    if (has(['answer', 'participation', 'hints'])) reads.refresh(getGameDetails, sent)
    if (has(['participation'])) reads.refresh(getGame, sent)
    for (const item of items ?? []) {
      if (item.kind === 'answer' || item.kind === 'hints')
        reads.refresh(getChallenge, { params: { id, challengeId: item.challengeId } })
    }
  }
  return {
    /** A new line may have missed messages that have no number. */
    opened({ game, hub }: HubAddress) {
      if (game !== null) readGame(game)
      if (game !== null && hub === 'monitor') for (const part of GAME_PARTS) readEdited({ game, part })
      if (game === null && hub === 'public') reads.refresh(listGames, {})
    },
    gameChanged: (id: number) => later(() => readGame(id)),
    gameEdited: readEdited,
    heard(game: number | null, parts: readonly ReceivedPart[]) {
      if (game === null) return
      for (const part of parts) {
        if (
          part.stream === 'notices' &&
          part.items?.some((item) => item.kind === 'added' && item.notice.type.startsWith('New'))
        ) {
          later(() => reads.refresh(getGameDetails, { params: { id: game } }))
        }
        // Before the start the board tells nothing but that something has changed.
        if (
          part.stream === 'board' &&
          (part.items === null || part.items.some(({ kind }) => kind === 'change'))
        ) {
          later(() => {
            readGame(game)
            reads.refresh(getGameDetails, { params: { id: game } })
            reads.refreshBelow(`/api/game/${game}/board/teams/`)
            reads.refreshBelow(`/api/game/${game}/challenges/`)
          })
        }
        if (part.stream === 'team') hearTeam(game, part.items)
      }
    },
  }
}
