import type { TeamPosition } from '#contract/rules/board/team-position.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { Spark } from '#src/ui/spark.tsx'
import { gameHeader } from '#styled/recipes/game-header.js'

export interface OwnChipProps {
  name: string
  picture: string | null | undefined
  /** Null while the position is not known. */
  standing: TeamPosition | null
}

/** The user's own team in the header. Its width is fixed, so that the figures move nothing when they load. */
export function OwnChip({ name, picture, standing }: OwnChipProps) {
  const { locale } = useText()
  const words = useWords(gameFrameWords)
  const style = gameHeader()
  const points = standing ? standing.score.toLocaleString(locale) : ''
  return (
    <div className={style.own} title={name}>
      {standing ? <SrOnly>{words.own(name, String(standing.rank), points)}</SrOnly> : null}
      <TeamFlag name={name} picture={picture} size={26} />
      <b aria-hidden className={style.rank}>
        {standing ? `#${standing.rank}` : null}
      </b>
      <b aria-hidden className={style.score}>
        {points}
      </b>
      <span className={style.spark}>
        <Spark values={standing?.trend ?? []} />
      </span>
    </div>
  )
}
