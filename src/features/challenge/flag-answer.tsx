import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import type { FlagProgress } from '#machines/game/flag-answer.facts.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useWired } from '#src/bind/wired.ts'
import { useFrameLater } from '#src/browser/use-frame-later.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { cx } from '#styled/css/index.js'
import { flagBar } from '#styled/recipes/flag-bar.js'
import { toned } from '#styled/recipes/toned.js'
import { bonusWords } from './challenge-side.tsx'
import type { ChallengeView } from './challenges-view.ts'
import { FlagBar } from './flag-bar.tsx'
import { FlagWon, WonSpoken, type WonView } from './flag-won.tsx'
import type { TriesView } from './team-tries.tsx'

export interface FlagAnswerProps {
  game: number
  challenge: Pick<ChallengeView, 'id' | 'tag'>
  listed: ChallengeView | null
  /** During practice submissions are judged but do not count. */
  isPractice: boolean
  /**
   * The user pressed the key for the field while it was still loading, so it gets the focus when it appears.
   */
  startsFocused: boolean
  tries: TriesView
  left: number | null
  /** Null if one flag solves the challenge. */
  progress: FlagProgress | null
  next: ChallengeView | null
  search: string
}

/** Keeps the typed flag while another challenge is open, and across a reload. */
export const FlagAnswer = memo(function FlagAnswer(props: FlagAnswerProps) {
  const { game, challenge, listed, isPractice, startsFocused, ...rest } = props
  const { tries, left, progress, next, search } = rest
  const { id, tag } = challenge
  const words = useWords(challengeWords).detail
  const { locale } = useText()
  const { toneOf } = useCategories()
  const { live, sounds, presenting } = useWired()
  const board = useAtomValue(boardAtoms(live, game).state).live?.board ?? null
  const { texts, type, forget } = useTypedText(`flag ${game}/${id}`, 'reload')
  const [view, send] = useProcess(
    usePart('playing').flagAnswer,
    { game, challenge: id },
    {
      hear: {
        judged: ({ verdict }) => (verdict === 'Accepted' ? forget() : undefined),
        // One of the first three solves has a notice with its own sound, so this sound is left out.
        counted: ({ moment }) =>
          moment.blood === null && sounds.read() === 'on'
            ? void presenting().then(({ chime }) => chime.play('own'))
            : undefined,
      },
    },
  )
  const accepted = view.kind === 'accepted' ? view.moment : undefined
  const now = useMemo(
    () => (accepted === undefined ? null : ({ when: 'now', moment: accepted, isPractice } as const)),
    [accepted, isPractice],
  )
  const before = useMemo(() => solvedBefore(listed), [listed])
  const won: WonView | null = now ?? before
  // The celebration covers the form at first. Hiding the form and its field is work for a later frame.
  const isFormPast = useFrameLater(won !== null)
  const blood = won === null || won.moment === 'counting' ? null : (won.moment?.blood ?? null)
  return (
    <section aria-label={words.answer} className={cx(flagBar().root, toned({ tone: toneOf(tag) }))}>
      <div role="status">
        {accepted === undefined ? null : <WonSpoken moment={accepted} isPractice={isPractice} />}
      </div>
      {/* Removing a focused field costs the browser half of a frame on a slow device, so it is only hidden. */}
      {won?.when === 'before' ? null : (
        <FlagBar
          view={view}
          isDone={won !== null}
          isHidden={won !== null && isFormPast}
          send={send}
          flag={texts['flag'] ?? ''}
          onType={(flag) => type('flag', flag)}
          tries={tries}
          left={left}
          progress={progress}
          startsFocused={startsFocused}
        />
      )}
      {won === null ? null : (
        <FlagWon
          id={id}
          game={game}
          won={won}
          bonus={blood && board ? bonusWords(board, blood, locale) : null}
          next={next}
          search={search}
        />
      )}
    </section>
  )
})

/** Null if the team has not solved the challenge. */
function solvedBefore(listed: ChallengeView | null): WonView | null {
  if (!listed?.isSolved) return null
  const { solver, blood } = listed
  return {
    when: 'before',
    user: solver?.user ?? null,
    at: solver?.at ?? null,
    moment: solver && {
      points: solver.points > 0 ? solver.points : null,
      blood,
      rankBefore: null,
      rankAfter: null,
    },
  }
}
