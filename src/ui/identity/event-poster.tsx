import { Suspense, useState, type CSSProperties } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { cx } from '#styled/css/index.js'
import { poster } from '#styled/recipes/poster.js'
import type { PosterFrame } from './poster-drawing.tsx'
import { posterSeed } from './poster-hue.ts'

const PosterDrawing = lazyPart(async () => (await import('./poster-drawing.tsx')).PosterDrawing)

const FRAMES = {
  wide: { width: 1000, height: 330 },
  /** As high as the screen of a hall, so that the quiet part is not cropped. */
  hall: { width: 1000, height: 562 },
  card: { width: 340, height: 170 },
  /** The right half of a card, which has the most detail. */
  mark: { width: 340, height: 170, from: 170 },
} as const satisfies Record<string, PosterFrame>

export interface EventPosterProps {
  title: string
  /** A picture that the organiser uploaded. It replaces the drawing everywhere. */
  picture?: string | null | undefined
  shape?: 'wide' | 'hall' | 'card'
  /** True if text covers the poster. An uploaded picture is dimmed then. */
  isUnderText?: boolean
  className?: string | undefined
}

/**
 * Fills its box, which has the background colour until the drawing loads. Hidden from screen readers, because
 * the title is nearby.
 */
export function EventPoster(props: EventPosterProps) {
  const { title, picture, shape = 'card', isUnderText = false, className } = props
  return (
    <Ground title={title} shape={shape} className={className} picture={picture}>
      {isUnderText && picture ? <span data-scrim /> : null}
    </Ground>
  )
}

export function EventMark({ title, picture, className }: Omit<EventPosterProps, 'shape' | 'isUnderText'>) {
  return <Ground title={title} shape="mark" className={className} picture={picture} />
}

interface GroundProps extends Pick<EventPosterProps, 'title' | 'picture' | 'className'> {
  shape: keyof typeof FRAMES
  children?: React.ReactNode
}

function Ground({ title, picture, shape, className, children }: GroundProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const hue: CSSProperties & Record<'--ph', number> = { '--ph': posterSeed(title).hue }
  return (
    <span
      aria-hidden
      data-poster
      className={cx(poster({ shape: shape === 'hall' ? 'card' : shape }), className)}
      style={hue}
    >
      {picture && picture !== missing ? (
        <>
          <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setMissing(picture)} />
          {children}
        </>
      ) : (
        <Suspense>
          <PosterDrawing title={title} frame={FRAMES[shape]} />
        </Suspense>
      )}
    </span>
  )
}
