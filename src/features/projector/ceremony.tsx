import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import type { Board } from '#contract/rules/board/board.ts'
import type { HiddenSolve } from '#contract/rules/board/ceremony.ts'
import { firstTimes, markOf } from '#contract/rules/board/solve-marks.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { projectorWords } from '#src/text/areas/projector.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { hall } from '#styled/recipes/hall.js'
import { CeremonyBar, type CeremonyBarView } from './ceremony-bar.tsx'
import { Standings } from './standings.tsx'

const look = hall()

interface CeremonyProps {
  game: number
  title: string
  head: ReactNode
  /** Only administrators may publish the result. */
  mayPublish: boolean
  onClose: () => void
}

/**
 * Reveals the solves of a freeze one by one, beginning with the last row, so that the winner is known last.
 */
export function Ceremony({ game, title, head, mayPublish, onClose }: CeremonyProps) {
  const { reading } = useText().screens
  const words = useWords(projectorWords)
  const [view, send] = useProcess(usePart('projecting').ceremony, { game, title })
  useKeys((key) => {
    if (key === ' ') send({ type: 'next' })
    else if (key === 'a') send({ type: 'auto' })
    else if (key === 'Backspace') send({ type: 'back' })
    else return false
    return true
  })
  const close = <Button onClick={onClose}>{words.ceremony.close}</Button>
  switch (view.kind) {
    case 'reading':
      return <EmptyState size="page" icon={<Sparkles />} title={words.ceremony.reading} />
    case 'nothing':
      return <EmptyState size="page" icon={<Sparkles />} title={words.ceremony.nothing} action={close} />
    case 'failed':
      return (
        <LoadError
          size="page"
          {...failedWords(view.problem, reading)}
          onRetry={() => send({ type: 'retry' })}
          ways={close}
        />
      )
    case 'frozen':
    case 'underWay':
    case 'running':
    case 'done':
    case 'publishing':
    case 'published': {
      const { kind, board, shown, hidden } = view
      const told: CeremonyBarView = {
        kind,
        shown,
        hidden,
        last: toldOf(board, view.last),
        problem: kind === 'done' ? view.problem : null,
      }
      return (
        <div className={look.scene} data-alone="">
          {head}
          <Standings
            board={board}
            movement={null}
            focus={kind === 'published' ? null : (view.last?.team ?? board.ranking.at(-1) ?? null)}
          />
          <div className={look.foot}>
            <CeremonyBar view={told} mayPublish={mayPublish} onClose={onClose} send={send} />
          </div>
        </div>
      )
    }
    default:
      return view satisfies never
  }
}

function toldOf(board: Board, last: HiddenSolve | null): CeremonyBarView['last'] {
  const [row, challenge] = [board.rows[last?.team ?? -1], board.challenges[last?.challenge ?? -1]]
  if (!last || !row || !challenge) return null
  const mark = markOf(firstTimes(challenge), last.at)
  return mark ? { row, challenge, mark } : null
}
