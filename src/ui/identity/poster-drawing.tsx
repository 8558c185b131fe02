import { designPoster, type PosterTone } from './poster-design.ts'

export interface PosterFrame {
  width: number
  height: number
  /** The left edge of the visible part, if not all of it is visible. */
  from?: number
}

/** In a file of its own, so that the first load does not include it. */
export function PosterDrawing({ title, frame }: { title: string; frame: PosterFrame }) {
  const { width, height, from = 0 } = frame
  return (
    <svg viewBox={`${from} 0 ${width - from} ${height}`} preserveAspectRatio="xMaxYMid slice">
      {designPoster(title, width, height).map(({ tone, d, isLine }, place) =>
        isLine ? (
          <path key={place} d={d} fill="none" stroke={TONES[tone]} strokeWidth={height / 100} />
        ) : (
          <path key={place} d={d} fill={TONES[tone]} />
        ),
      )}
    </svg>
  )
}

const TONES: Readonly<Record<PosterTone, string>> = {
  0: 'var(--t0)',
  1: 'var(--t1)',
  2: 'var(--t2)',
  3: 'var(--t3)',
  4: 'var(--t4)',
}
