import { useState } from 'react'
import { ChimeOnce } from '#src/bind/chime-once.tsx'
import { SrOnly } from '#src/ui/layout.tsx'

/** Announces once that the hidden solves of a freeze are public, with a sound if the user chose one. */
export function RevealNews({ isHidden, text }: { isHidden: boolean; text: string }) {
  const [wasHidden, setWasHidden] = useState(isHidden)
  if (isHidden && !wasHidden) setWasHidden(true)
  const isRevealed = wasHidden && !isHidden
  return (
    <>
      <SrOnly as="p" role="status">
        {isRevealed ? text : null}
      </SrOnly>
      {isRevealed ? <ChimeOnce tune="notice" /> : null}
    </>
  )
}
