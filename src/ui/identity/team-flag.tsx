import { useState } from 'react'
import { cx } from '#styled/css/index.js'
import { teamFlag } from '#styled/recipes/team-flag.js'
import { designFlag } from './flag-design.ts'
import { FLAG_HEIGHT, FLAG_WIDTHS, flagPaths, type FlagShape } from './flag-drawing.ts'

export interface TeamFlagProps {
  name: string
  /** An uploaded picture. It replaces the flag at the same size. */
  picture?: string | null | undefined
  /** In CSS pixels at the default font size: 14, 20, 26, 28, 36 or 44 in lists. */
  size?: number
  /** A square in lists. On a pole a pennant of 3 to 2 with a swallow tail. */
  shape?: FlagShape
  className?: string | undefined
}

/** Hidden from screen readers, because the name is next to it. */
export function TeamFlag({ name, picture, size = 28, shape = 'square', className }: TeamFlagProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const width = FLAG_WIDTHS[shape]
  const height = size / 16
  return (
    <span
      aria-hidden
      data-flag
      className={cx(teamFlag({ shape }), className)}
      style={{ height: `${height}rem`, width: `${(height * width) / FLAG_HEIGHT}rem` }}
    >
      {picture && picture !== missing ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setMissing(picture)} />
      ) : (
        <FlagDrawing name={name} shape={shape} />
      )}
    </span>
  )
}

function FlagDrawing({ name, shape }: { name: string; shape: FlagShape }) {
  return (
    <svg viewBox={`0 0 ${FLAG_WIDTHS[shape]} ${FLAG_HEIGHT}`} preserveAspectRatio="none">
      {flagPaths(designFlag(name), shape).map(({ d, fill, stretch }) => (
        <path key={d} d={d} fill={fill} transform={stretch === 1 ? undefined : `scale(${stretch} 1)`} />
      ))}
    </svg>
  )
}
