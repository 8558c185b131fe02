import type { ChallengeState } from '#contract/rules/board/board.ts'
import { formatNumber } from '#src/format/number-and-date.ts'
import { openStrip } from '#src/ui/grid-strip.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { board as boardStyle } from '#styled/recipes/board.js'
import type { GridFrame } from './grid-form.ts'

interface TitlesScene {
  frame: GridFrame
  challenges: readonly ChallengeState[]
}

interface TitlesShown {
  challenge: ChallengeState | null
  frame: GridFrame | null
}

const style = boardStyle()

export function openColumnHeaders(holder: HTMLElement) {
  let scene: TitlesScene | null = null
  let lit: HTMLElement | null = null
  const strip = openStrip({
    strip: style.titles,
    block: style.titleBlock,
    contentOf: (column) => scene?.challenges[column] ?? null,
    makeCell,
    writeCell(cell, challenge) {
      if (!scene || !challenge || (cell.challenge === challenge && cell.frame === scene.frame)) return
      cell.challenge = challenge
      cell.frame = scene.frame
      const { title, score, solved } = challenge
      const { words, locale } = scene.frame
      setTextIfChanged(cell.name, title)
      setAttributeIfChanged(cell.element, 'title', words.worth(title, formatNumber(score, locale), solved))
    },
  })
  holder.append(strip.element)
  return {
    paint(next: TitlesScene) {
      if (scene?.frame === next.frame && scene.challenges === next.challenges) return
      scene = next
      strip.write(next.frame.columns === 'challenges' ? next.frame.blocks : [])
    },
    light(column: number | null) {
      lit?.removeAttribute('data-lit')
      lit = column === null ? null : strip.cellAt(column)
      lit?.setAttribute('data-lit', 'true')
    },
  }
}

function makeCell() {
  const [element, name] = [document.createElement('div'), document.createElement('span')]
  element.setAttribute('role', 'columnheader')
  element.className = style.title
  element.append(name)
  const shown: TitlesShown = { challenge: null, frame: null }
  return { element, name, ...shown }
}
