import { useMemo, useState } from 'react'
import { openMedia, useMedia } from '#src/browser/use-media.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { bandsOf, type Band } from './category-bands.ts'
import { formOf, type GridColumns, type GridForm, type GridFrame } from './grid-form.ts'

const COARSE = openMedia('(pointer: coarse)')

/** Stays the same object while the categories stay, because a solve must not render the header. */
export function useBands(challenges: Parameters<typeof bandsOf>[0]): readonly Band[] {
  const [bands, setBands] = useState(() => bandsOf(challenges))
  const next = bandsOf(challenges)
  const isSame =
    bands.length === next.length &&
    bands.every(({ tag, count }, at) => tag === next[at]?.tag && count === next[at].count)
  if (isSame) return bands
  setBands(next)
  return next
}

export function useForm(
  width: number,
  { length: categories }: readonly Band[],
  challenges: number,
  { columns, hasMatrix }: { columns: GridColumns; hasMatrix: boolean },
): GridForm {
  const isCoarse = useMedia(COARSE)
  return useMemo(
    () => formOf({ width, challenges, categories, columns, hasMatrix, isCoarse }),
    [width, challenges, categories, columns, hasMatrix, isCoarse],
  )
}

export function useFrame(bands: readonly Band[], { kind }: GridForm, isWithin: boolean): GridFrame {
  const { locale } = useText()
  const words = useWords(scoreboardWords)
  const { toneOf } = useCategories()
  const columns: GridColumns = kind === 'categories' ? 'categories' : 'challenges'
  const blocks = useMemo(
    () => bands.map(({ tag, count }) => ({ tone: toneOf(tag), count: columns === 'categories' ? 1 : count })),
    [bands, columns, toneOf],
  )
  return useMemo(
    () => ({ words, locale, isWithin, columns, blocks, spans: bands }),
    [words, locale, isWithin, columns, blocks, bands],
  )
}
