import ImageDown from 'lucide-react/icons/image-down'
import { useRef, type CSSProperties } from 'react'
import { saveCanvas } from '#src/browser/save-file.ts'
import { fileNameOf } from '#src/format/file-name.ts'
import { gameEndWords } from '#src/text/areas/game-end.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { paintResult, type ResultScene } from '#src/ui/identity/result-picture.ts'
import { posterSeed } from '#src/ui/identity/poster-hue.ts'
import { cx } from '#styled/css/index.js'
import { gameEnd } from '#styled/recipes/game-end.js'
import { poster } from '#styled/recipes/poster.js'

/** Draws the result as a picture, in the colours on view, and hands it over as a file. */
export function SaveResult({ scene }: { scene: ResultScene }) {
  const words = useWords(gameEndWords)
  const look = useRef<HTMLSpanElement>(null)
  const save = async () => {
    if (look.current)
      saveCanvas(`${fileNameOf(scene.event, scene.team)}.png`, await paintResult(look.current, scene))
  }
  const hue: CSSProperties & Record<'--ph', number> = { '--ph': posterSeed(scene.event).hue }
  return (
    <>
      <span ref={look} hidden className={cx(poster(), gameEnd().picture)} style={hue} />
      <Button icon={<ImageDown aria-hidden />} onClick={() => void save()}>
        {words.save}
      </Button>
    </>
  )
}
