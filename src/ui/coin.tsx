import { cx } from '#styled/css/index.js'
import { coin, type CoinVariantProps } from '#styled/recipes/coin.js'

export type CoinPlace = 1 | 2 | 3

export interface CoinProps extends Pick<CoinVariantProps, 'size'> {
  place: CoinPlace
  /** No team has won the place yet: a dashed ring with the number. */
  isFree?: boolean
  className?: string | undefined
}

/** One of the first three places. A text next to it must name the place. */
export function Coin({ place, isFree = false, size, className }: CoinProps) {
  return (
    <span
      aria-hidden
      data-place={place}
      data-free={isFree ? '' : undefined}
      className={cx(coin({ place: `${place}`, size }), className)}
    >
      {place}
    </span>
  )
}
