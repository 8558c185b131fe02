import type { CropRectangle, Pixels } from '#machines/account/picture.machine.ts'
import { pictureWords } from '#src/text/areas/picture.ts'
import { useWords } from '#src/text/use-text.ts'
import { SquareCanvas } from '#src/ui/square-canvas.tsx'
import { css } from '#styled/css/index.js'
import { drawCrop, drawWholeImage } from '#src/browser/crop-image.ts'

/** The sides in pixels of the three most common avatars: on this screen, in lists, next to a name. */
const SIDES = [96, 48, 28]
const WHOLE_SIDE = 240

/** Shows the crop in its final shapes and sizes. A poster is shown as a whole. */
export function Previews({
  shape,
  pixels,
  cut,
}: {
  shape: 'round' | 'square' | 'wide'
  pixels: Pixels
  cut: CropRectangle
}) {
  const words = useWords(pictureWords)
  if (shape === 'wide') {
    return (
      <SquareCanvas
        role="img"
        aria-label={words.previews}
        side={WHOLE_SIDE}
        style={{ width: WHOLE_SIDE, height: WHOLE_SIDE }}
        paint={(context, size) => drawWholeImage(context, pixels, size)}
        className={css({ marginInline: 'auto' })}
      />
    )
  }
  return (
    <div
      role="img"
      aria-label={words.previews}
      className={css({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '4' })}
    >
      {SIDES.map((side) => (
        <SquareCanvas
          key={side}
          side={side}
          style={{ width: side, height: side }}
          paint={(context, size) => drawCrop(context, pixels, cut, size)}
          className={shape === 'round' ? round : square}
        />
      ))}
    </div>
  )
}

const round = css({ borderRadius: 'full', backgroundColor: 'bg.inset' })
const square = css({ borderRadius: 'small', backgroundColor: 'bg.inset' })
