import type { ChallengeState } from '#contract/rules/board/board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { openStrip } from '#src/ui/grid-strip.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { board as boardStyle } from '#styled/recipes/board.js'
import { BLOCK, COLUMN_REM, type GridFrame } from './grid-frame.ts'

interface TitlesScene {
  frame: GridFrame
  challenges: readonly ChallengeState[]
}

interface TitlesShown {
  challenge: ChallengeState | null
  frame: GridFrame | null
}

const style = boardStyle()

/** The names of the challenges over their columns, and what each is worth now. */
export function openColumnHeaders(holder: HTMLElement) {
  let scene: TitlesScene | null = null
  const strip = openStrip({
    strip: style.titles,
    block: style.titleBlock,
    size: BLOCK,
    columnRem: COLUMN_REM,
    makeCell,
    writeCell(cell, column) {
      const challenge = scene?.challenges[column]
      setAttributeIfChanged(cell.element, 'aria-colindex', String(column + 2))
      if (!scene || !challenge || (cell.challenge === challenge && cell.frame === scene.frame)) return
      cell.challenge = challenge
      cell.frame = scene.frame
      const { title, score, solved } = challenge
      const { words, locale } = scene.frame
      setTextIfChanged(cell.name, title)
      setTextIfChanged(cell.worth, String(score))
      setAttributeIfChanged(cell.element, 'title', words.worth(title, formatNumber(score, locale), solved))
    },
  })
  holder.append(strip.element)
  return (next: TitlesScene, blocks: Span) => {
    const before = scene
    scene = next
    const columns = next.challenges.length
    strip.move(blocks, columns)
    if (before && (before.frame !== next.frame || before.challenges !== next.challenges))
      strip.rewrite(columns)
  }
}

function makeCell() {
  const [element, name, worth] = [
    document.createElement('div'),
    document.createElement('span'),
    document.createElement('span'),
  ]
  element.setAttribute('role', 'columnheader')
  element.className = style.title
  element.append(name, worth)
  const shown: TitlesShown = { challenge: null, frame: null }
  return { element, name, worth, ...shown }
}
