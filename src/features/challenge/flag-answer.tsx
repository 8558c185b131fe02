import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useTries } from '#src/bind/use-tries.ts'
import { FlagForm } from './flag-form.tsx'
import { SolvedMark } from './solved-mark.tsx'
import { TryList } from './pending-flag-list.tsx'

export interface FlagAnswerProps {
  game: number
  challenge: number
  isSolved: boolean
  /** Answers are judged and do not count. */
  isPractice: boolean
}

/** What was typed stays while its challenge is not on view, and over a reload. */
export function FlagAnswer({ game, challenge, isSolved, isPractice }: FlagAnswerProps) {
  const { draft, type, forget } = useDraft(`flag ${game}/${challenge}`, 'reload')
  const tries = useTries({ game, challenge })
  const [view, send] = useProcess(
    usePart('playing').flagAnswer,
    { game, challenge },
    { hear: { judged: ({ verdict }) => (verdict === 'Accepted' ? forget() : undefined) } },
  )
  return (
    <>
      {isSolved || view.kind === 'accepted' ? (
        <SolvedMark when={view.kind === 'accepted' ? 'now' : 'before'} isPractice={isPractice} />
      ) : (
        <FlagForm view={view} send={send} flag={draft['flag'] ?? ''} onType={(flag) => type('flag', flag)} />
      )}
      <TryList tries={tries} />
    </>
  )
}
