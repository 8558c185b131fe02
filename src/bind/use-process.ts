import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { EventObject } from 'xstate'
import type { Announcement } from '#machines/app/announcement.ts'
import type { Process } from '#src/wiring/process.ts'
import { useAnnounce } from './use-announcements.ts'

export type Listeners<Emitted> = {
  readonly [Told in Emitted as Told extends { type: infer Type extends string } ? Type : never]?: (
    told: Told,
  ) => void
}
export interface ProcessListeners<Emitted> {
  /** Runs immediately, before the next render. */
  hear?: Listeners<Emitted>
  /** Runs after the next render, because the focus may have to move to an element that appears with it. */
  drawn?: Listeners<Emitted>
}

/**
 * Runs a process while the screen is mounted. Returns its view, and the function that sends it commands. Its
 * announcements appear with all others.
 */
export function useProcess<Event, Input, Emitted extends EventObject, View>(
  process: Process<Event, Input, Emitted, View>,
  ...[input, { hear, drawn } = {}]: {} extends Input
    ? [input?: Input, listeners?: ProcessListeners<Emitted>]
    : [input: Input, listeners?: ProcessListeners<Emitted>]
): readonly [view: View, send: (event: Event) => void] {
  const announce = useAnnounce()
  const whole = { ...process.given, ...input }
  const undrawn = useRef<Emitted[]>([])
  const [snapshot, send, actor] = useActor(process.machine, { input: whole })
  const tell = useEffectEvent((told: Emitted) => {
    if (isAnnouncing(told)) announce(told.announcement)
    process.hear?.(told, whole)
    say(hear, told)
    undrawn.current.push(told)
  })
  useEffect(() => {
    const telling = actor.on('*', (told: Emitted) => tell(told))
    return () => telling.unsubscribe()
  }, [actor])
  const draw = useEffectEvent(() => undrawn.current.splice(0).forEach((told) => say(drawn, told)))
  useEffect(() => draw(), [snapshot])
  return [process.view(snapshot), send]
}

const isAnnouncing = (told: EventObject): told is { type: 'announce'; announcement: Announcement } =>
  told.type === 'announce'

function say(listeners: object | undefined, told: EventObject): void {
  const listener = new Map<string, unknown>(Object.entries(listeners ?? {})).get(told.type)
  if (typeof listener === 'function') Reflect.apply(listener, null, [told])
}
