import { CATEGORY_ICONS } from '#src/shell/category-icons.ts'
import { Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { cornerOf, MIN_CORNERS, outlineOf, RADAR, type Strength } from './radar-shape.ts'

const RINGS = [0.25, 0.5, 0.75, 1]
const ICON = 16

/** Where a team is strong, by category. The list beside it says the same in words. */
export function Radar({ strengths }: { strengths: readonly Strength[] }) {
  const axes = strengths.length
  if (axes < MIN_CORNERS) return null
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${RADAR.size} ${RADAR.size}`}
      fill="none"
      stroke="currentColor"
      className={frame}
    >
      {RINGS.map((share) => (
        <polygon key={share} points={outlineOf(strengths.map(() => share))} strokeOpacity={0.3} />
      ))}
      {strengths.map(({ tag }, axis) => {
        const end = cornerOf(axis, axes, RADAR.radius)
        const middle = cornerOf(axis, axes, RADAR.icon)
        const Icon = CATEGORY_ICONS[tag]
        return (
          <g key={tag}>
            <line x1={RADAR.size / 2} y1={RADAR.size / 2} x2={end.x} y2={end.y} strokeOpacity={0.3} />
            <Icon x={middle.x - ICON / 2} y={middle.y - ICON / 2} size={ICON} />
          </g>
        )
      })}
      <Text
        as="polygon"
        points={outlineOf(strengths.map(({ share }) => share))}
        tone="brand"
        fill="currentColor"
        fillOpacity={0.25}
        strokeWidth={2}
      />
    </svg>
  )
}

const frame = css({ width: 'full', maxWidth: '72', color: 'fg.muted' })
