import { useEffect, useMemo, useRef } from 'react'
import { layoutOf, LINE, PAD, WIDTH, type Card } from '../paths/layout.ts'
import { curveOf } from '../paths/svg.ts'
import type { Graph } from '../paths/walks.ts'

/** The picture of `npm run paths -- <machine> --svg`, with the current state and the last arrow lit. */
export function Diagram({
  name,
  chart,
  state,
  before,
}: {
  name: string
  chart: Graph
  state: string
  /** The state before the last event. Null: nothing has happened yet. */
  before: string | null
}) {
  const { cards, width, height } = useMemo(
    () => layoutOf({ states: chart.places, arrows: chart.arrows.map((arrow) => ({ ...arrow, paths: [] })) }),
    [chart],
  )
  const lit = useRef<SVGGElement>(null)
  useEffect(() => {
    lit.current?.scrollIntoView({ block: 'center', inline: 'center' })
  }, [state, chart])
  const at = new Map(cards.map((card) => [card.name, card]))
  const isLast = (from: string, to: string) => from === before && to === state
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${name} is in ${state}`}
    >
      {cards.flatMap((card) =>
        card.rows.flatMap(({ to, label }, nth) => {
          const target = at.get(to)
          if (target === undefined || target === card) return []
          const { d, isOnward } = curveOf(card, nth, target)
          return [
            <path
              key={`${card.name} ${label}`}
              className={`arrow${isOnward ? '' : ' back'}${isLast(card.name, to) ? ' lit' : ''}`}
              d={d}
            />,
          ]
        }),
      )}
      {cards.map((card) => (
        <g key={card.name} ref={card.name === state ? lit : null}>
          <StateCard card={card} isLit={card.name === state} isLast={(to) => isLast(card.name, to)} />
        </g>
      ))}
    </svg>
  )
}

function StateCard({
  card: { title, x, y, height, rows },
  isLit,
  isLast,
}: {
  card: Card
  isLit: boolean
  isLast: (to: string) => boolean
}) {
  return (
    <>
      <rect className={isLit ? 'card lit' : 'card'} x={x} y={y} width={WIDTH} height={height} rx={6} />
      <text className="name" x={x + PAD} y={y + LINE}>
        {title}
      </text>
      {rows.map(({ label, to }, nth) => (
        <text key={label} className={isLast(to) ? 'row lit' : 'row'} x={x + PAD} y={y + LINE * (nth + 2)}>
          {label}
        </text>
      ))}
    </>
  )
}
