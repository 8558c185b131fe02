import type { RankStep } from '#contract/rules/board/rank-path.ts'

/** The drawing has its own units, because its box stretches it. */
export const RANK_LINE = { width: 400, height: 100 } as const

/** A line in steps with rank 1 at the top. `worst` is the rank at the bottom. */
export function rankLine(
  steps: readonly RankStep[],
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): { d: string; worst: number } {
  const worst = Math.max(2, ...steps.map(({ rank }) => rank))
  const x = (at: number) => round(((at - startsAt) / Math.max(1, endsAt - startsAt)) * RANK_LINE.width)
  const y = (rank: number) => round(((rank - 1) / (worst - 1)) * RANK_LINE.height)
  const [first, ...others] = steps
  if (!first) return { d: '', worst }
  const line = others.map(({ at, rank }) => `H${x(at)}V${y(rank)}`)
  return { d: `M0 ${y(first.rank)}${line.join('')}H${RANK_LINE.width}`, worst }
}

const round = (value: number) => Math.round(value * 10) / 10
