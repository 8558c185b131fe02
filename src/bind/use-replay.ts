import { useActor } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import { toReplayView, type ReplayView } from '#machines/live/replay.machine.ts'
import { useWired } from './wired.ts'

export interface ReplayActs {
  play: () => void
  pause: () => void
  goLive: () => void
  seek: (at: number) => void
  hasten: () => void
  slow: () => void
}

/** `told` is called with each moment that is shown, null for now. Give each game its own `key`. */
export function useReplay(
  span: { startsAt: number; endsAt: number; at: number | null },
  told: (at: number | null) => void,
): { view: ReplayView } & ReplayActs {
  const { replay, now } = use(useWired().projecting())
  const [snapshot, send] = useActor(replay, { input: { ...span, now } })
  const view = toReplayView(snapshot)
  const tell = useEffectEvent(told)
  useEffect(() => tell(view.at), [view.at])
  // Whoever goes away leaves the board as it is now.
  useEffect(() => () => tell(null), [])
  return {
    view,
    play: () => send({ type: 'play' }),
    pause: () => send({ type: 'pause' }),
    goLive: () => send({ type: 'goLive' }),
    seek: (at) => send({ type: 'seek', at }),
    hasten: () => send({ type: 'hasten' }),
    slow: () => send({ type: 'slow' }),
  }
}
