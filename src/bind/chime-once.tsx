import { useEffect, useEffectEvent } from 'react'
import type { Tune } from '#src/browser/chime.ts'
import { useWired } from './wired.ts'

/** Plays a tune on mount, if the user has turned sounds on. */
export function ChimeOnce({ tune }: { tune: Tune }) {
  const { sounds, presenting } = useWired()
  const ring = useEffectEvent(() => {
    if (sounds.read() === 'on') void presenting().then(({ chime }) => chime.play(tune))
  })
  useEffect(() => ring(), [])
  return null
}
