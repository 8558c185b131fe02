import { useAtomValue } from 'jotai'
import { NO_NEWS } from '#contract/feeds/team.ts'
import { useFlagAnswer } from '#src/bind/use-flag-answer.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { useWired } from '#src/bind/wired.ts'
import { teamAtom } from '#src/live/feed-atoms.ts'
import { FlagForm } from './flag-form.tsx'
import { SolvedMark } from './solved-mark.tsx'
import { TryList } from './try-list.tsx'

export interface FlagAnswerProps {
  game: number
  challenge: number
  isSolved: boolean
  /** Answers are judged and do not count. */
  isPractice: boolean
  /** From here, and not by a team-mate. */
  onSolved: () => void
}

/** What was typed stays while its challenge is not on view. */
export function FlagAnswer({ game, challenge, isSolved, isPractice, onSolved }: FlagAnswerProps) {
  const { draft, type, forget } = useDraft(`flag ${game}/${challenge}`)
  const { live } = useAtomValue(teamAtom(useWired().live, game))
  const { answers } = live.state === 'waiting' ? NO_NEWS : live.value
  const { view, tries, submit, edit, retry, withdraw } = useFlagAnswer({ game, challenge }, answers, ({ verdict }) => {
    if (verdict !== 'Accepted') return
    forget()
    onSolved()
  })
  return (
    <>
      {isSolved || view.kind === 'accepted' ? (
        <SolvedMark when={view.kind === 'accepted' ? 'now' : 'before'} isPractice={isPractice} />
      ) : (
        <FlagForm
          view={view}
          flag={draft['flag'] ?? ''}
          onType={(flag) => {
            type('flag', flag)
            edit()
          }}
          onSubmit={submit}
          onRetry={retry}
          onWithdraw={withdraw}
        />
      )}
      <TryList tries={tries} />
    </>
  )
}
