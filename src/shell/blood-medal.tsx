import { css } from '#styled/css/index.js'

export type BloodPlace = 1 | 2 | 3

/** The first three of a challenge, told apart by number and hue. A word for it stands beside. */
export function BloodMedal({ place }: { place: BloodPlace }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden data-place={place} className={HUES[place]}>
      <path d="M6 2h4l2 5 2-5h4l-3.5 8h-5z" fill="currentColor" opacity="0.55" />
      <circle cx="12" cy="15" r="8" fill="currentColor" />
      <text
        x="12"
        y="19"
        textAnchor="middle"
        fontSize="11"
        fontWeight="700"
        className={css({ fill: 'bg.canvas' })}
      >
        {place}
      </text>
    </svg>
  )
}

const HUES = {
  1: css({ color: 'blood.first.mark' }),
  2: css({ color: 'blood.second.mark' }),
  3: css({ color: 'blood.third.mark' }),
} as const
