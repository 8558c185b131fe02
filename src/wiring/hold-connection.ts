import type { ActorRefFrom } from 'xstate'
import { getConfig } from '#contract/calls/info.ts'
import type { Positions } from '#contract/streams.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { ConnectionCommand } from '#machines/live/connection.machine.ts'
import { SILENCE_MS, type ConnectionEvent, type Recap } from '#machines/live/connection-events.ts'
import { hubUrl, type HubAddress } from '#machines/live/hub-address.ts'
import { randomCode } from '#src/browser/random-code.ts'
import { connectLazily } from '#src/live/connect-lazily.ts'
import { sharedConnectionName, shareConnection } from '#src/live/share-connection.ts'
import { readEvent } from '#src/live/read-event.ts'
import { openTabs } from '#src/live/broadcast-channel.ts'
import type { ClientServices } from './services.ts'
import { refreshReads } from './refresh-reads.ts'
import type { World } from './browser-world.ts'

const ID_LENGTH = 16

/** Opens connections: shared between tabs and with numbered streams, if browser and server support it. */
export function holdConnection(
  { config, request, reads, learn }: ClientServices,
  session: ActorRefFrom<typeof sessionMachine>,
  { connectHub, random }: Pick<World, 'connectHub' | 'random'>,
) {
  const tabs = openTabs(() => randomCode(ID_LENGTH))
  const refresh = refreshReads(reads, random)

  /**
   * Waits for the configuration, because the server's features are unknown on a first visit. A base server
   * never sends any.
   */
  let configRead: Promise<unknown> | null = null
  async function prepare() {
    if (config.read().features === undefined) configRead ??= request(getConfig, {})
    const [connect] = await Promise.all([connectHub(), configRead])
    return connect
  }
  /** Reads again what may lack changes from before the connection opened. */
  function takeRecap(place: HubAddress, { spanMs, told }: Recap) {
    refreshReads(reads.before(spanMs), random).opened(place)
    for (const { heard, ageMs } of told) refreshReads(reads.before(ageMs), random).told(heard)
  }
  return (
    { place, positions }: { place: HubAddress; positions: () => Positions },
    say: (said: ConnectionCommand) => void,
  ): (() => void) =>
    connectLazily(
      prepare,
      (connect) => {
        const isCounted = config.read().features?.includes('streams') ?? false
        const hasRecap = config.read().features?.includes('line-recap') ?? false
        let isRecapDue = false
        const plain = hubUrl(place, null)
        const hear = (heard: ConnectionEvent) => {
          if (heard.type === 'hub.opened' && isCounted) {
            if (hasRecap) isRecapDue = true
            else refresh.opened(place)
          }
          if (heard.type === 'hub.heard') {
            // A tab of an older version shares the connection without its recap, so everything is read again.
            if (isRecapDue) refresh.opened(place)
            isRecapDue = false
            refresh.heard(place.game, heard.parts)
          }
          if (heard.type === 'hub.refused' && heard.why === 'signed-out' && place.account !== null)
            session.send({ type: 'server.signedOut' })
          // Not passed to the machine, for which it would only be a sign of life.
          if (heard.type === 'hub.platform') {
            learn(heard.platform)
            refresh.platformChanged()
            return say({ type: 'hub.alive' })
          }
          if (heard.type === 'hub.recap') {
            isRecapDue = false
            takeRecap(place, heard.recap)
            return say({ type: 'hub.alive' })
          }
          if (heard.type === 'hub.game' || heard.type === 'hub.edited' || heard.type === 'hub.list') {
            refresh.told(heard)
            const isRenamed = heard.type === 'hub.edited' && heard.edit.part === 'names'
            return say({ type: isRenamed ? 'hub.renamed' : 'hub.alive' })
          }
          say(heard.type === 'hub.opened' ? { ...heard, isCounted } : heard)
        }
        if ((place.hub === 'board' || place.hub === 'public') && !isCounted) {
          // A base server accepts no connections of visitors.
          say({ type: 'hub.refused', why: 'signed-out' })
          return () => {}
        }
        const open = (told: (heard: ConnectionEvent) => void) =>
          connect(
            isCounted ? hubUrl(place, positions()) : plain,
            (heard) => told(readEvent(heard)),
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
