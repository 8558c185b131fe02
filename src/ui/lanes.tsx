import { lanes as recipe } from '#styled/recipes/lanes.js'

/** `linked` is drawn as a ring around the others. */
export type LaneMark = 'plain' | 'good' | 'linked'
export interface Lane {
  key: string
  name: string
  /** In any order. Marks at the same place cover each other: rings are on top. */
  marks: readonly { at: number; mark: LaneMark }[]
}
export interface LanesProps {
  /** The drawing in words. */
  label: string
  from: number
  to: number
  lanes: readonly Lane[]
  /** The texts at both ends of the time. */
  ends: readonly [string, string]
  legend: Readonly<Record<LaneMark, string>>
}

const WIDTH = 320
const EDGE = 8
const HEIGHT = 24
const RADIUS = { plain: 2.5, good: 4, linked: 7 } as const satisfies Record<LaneMark, number>
const ORDER = ['plain', 'good', 'linked'] as const satisfies readonly LaneMark[]

/** Each thing on a line of its own, all over the same time. */
export function Lanes({ label, from, to, lanes, ends, legend }: LanesProps) {
  const style = recipe()
  const span = Math.max(1, to - from)
  const placeOf = (at: number) => EDGE + (Math.min(Math.max(at - from, 0), span) / span) * (WIDTH - 2 * EDGE)
  return (
    <div className={style.root}>
      <div role="img" aria-label={label}>
        {lanes.map(({ key, name, marks }) => (
          <div key={key}>
            <bdi className={style.name}>{name}</bdi>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className={style.lane}>
              <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={style.line} />
              {ORDER.flatMap((kind) =>
                marks.flatMap(({ at, mark }, nth) =>
                  mark === kind
                    ? [
                        <circle
                          key={`${kind} ${nth}`}
                          data-mark={mark}
                          cx={placeOf(at)}
                          cy={HEIGHT / 2}
                          r={RADIUS[mark]}
                          className={style.mark}
                        />,
                      ]
                    : [],
                ),
              )}
            </svg>
          </div>
        ))}
      </div>
      <div aria-hidden className={style.axis}>
        {ends.map((end, nth) => (
          <span key={nth === 0 ? 'from' : 'to'}>{end}</span>
        ))}
      </div>
      <div aria-hidden className={style.legend}>
        {ORDER.map((mark) => (
          <span key={mark}>
            <svg viewBox="-8 -8 16 16">
              <circle data-mark={mark} r={RADIUS[mark]} className={style.mark} />
            </svg>
            {legend[mark]}
          </span>
        ))}
      </div>
    </div>
  )
}
