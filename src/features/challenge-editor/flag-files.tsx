import { useState } from 'react'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { useFlagFiles } from '#src/bind/use-flag-files.ts'
import { FilesForm } from './flag-files-form.tsx'
import { pairing, type FlagSource } from './pair-flags-with-files.ts'

/**
 * Files and flags for teams, paired by their order. Files are the browser's until they are sent; the flags
 * outlive the screen.
 */
export function FlagFiles({ place }: { place: ChallengeRef }) {
  const { draft, type, forget } = useDraft(`flag-files ${place.game} ${place.challenge}`)
  const [source, setSource] = useState<FlagSource>('lines')
  const [added, setAdded] = useState(0)
  const { view, send, ...acts } = useFlagFiles(place, () => {
    forget()
    setAdded((count) => count + 1)
  })
  const text = draft['flags'] ?? ''
  const paired = pairing(
    view.files.map(({ file }) => file.name),
    source,
    text,
  )
  return (
    <FilesForm
      view={view}
      source={source}
      text={text}
      paired={paired}
      added={added}
      onSource={setSource}
      onType={(flags) => type('flags', flags)}
      onSend={() => send(paired.flags)}
      {...acts}
    />
  )
}
