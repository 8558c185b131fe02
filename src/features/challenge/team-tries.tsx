import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestion from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { memo, useMemo, useState } from 'react'
import { listTeamAttempts } from '#contract/calls/team-attempts.ts'
import type { AnswerResult } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { attemptsLeft } from '#contract/rules/attempt-limit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useTries } from '#src/bind/use-tries.ts'
import type { StoredAttempt } from '#src/browser/attempt-store.ts'
import { When } from '#src/shell/when.tsx'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { SrOnly, Text } from '#src/ui/layout.tsx'
import { challengeSide } from '#styled/recipes/challenge-side.js'

export interface TryView {
  /** The member who submitted the flag. Null for the user of this browser. */
  user: string | null
  flag: string
  verdict: AnswerResult
  at: number
}
/**
 * `team`: the submissions of all members, as the server lists them. `browser`: what this browser remembers.
 */
export interface TriesView {
  of: 'team' | 'browser'
  tries: readonly TryView[]
}

const NONE: readonly StoredAttempt[] = []

/** Lists the user's own flags from this browser until the server's list arrives. A base server has none. */
export function useTeamTries(place: ChallengeRef): TriesView {
  const own = useTries(place)
  const isListed = useConfig().features?.includes('team-attempts') === true
  const read = useRead(
    listTeamAttempts,
    isListed ? { params: { id: place.game, challengeId: place.challenge } } : null,
  )
  const listed = read.state === 'ready' ? read.value : null
  const remembered = listed === null ? own : NONE
  return useMemo(
    () =>
      listed === null
        ? { of: 'browser', tries: remembered.map((tried) => ({ ...tried, user: null })) }
        : {
            of: 'team',
            tries: listed.map(({ answer, status, time, user }) => ({
              user,
              flag: answer,
              verdict: status,
              at: instant(time),
            })),
          },
    [listed, remembered],
  )
}

/** Counts all submissions that are not accepted, even those without a result. */
export const wrongOnes = ({ tries }: TriesView): number =>
  tries.filter(({ verdict }) => verdict !== 'Accepted').length

/**
 * The number of wrong flags that the team may still submit. Null if there is no limit, or if this browser
 * cannot know.
 */
export const triesLeft = ({ of, tries }: TriesView, limit: number): number | null =>
  of === 'team' ? attemptsLeft(limit, tries.filter(({ verdict }) => verdict === 'WrongAnswer').length) : null

const ICONS = {
  Accepted: CircleCheck,
  WrongAnswer: CircleX,
  NotFound: CircleQuestion,
  CheatDetected: CircleX,
  FlagSubmitted: CircleQuestion,
} as const
const DOTS = '••••••••••••'

/** Hides the flags until they are requested, because others may see the screen. */
export const TeamTries = memo(function TeamTries({ tries: { of, tries } }: { tries: TriesView }) {
  const { open: words, answer } = useWords(challengeWords)
  return (
    <section>
      <h3 className={challengeSide().sideTitle}>{words.ourTeam}</h3>
      {tries.length === 0 ? (
        <Text as="p" size="sm" tone="subtle">
          {words.noTries}
        </Text>
      ) : null}
      {of === 'browser' && tries.length > 0 ? (
        <Text as="p" size="sm" tone="subtle">
          {answer.tries(tries.length)}
        </Text>
      ) : null}
      {/* The newest submission is the last, and the box is at its end, so that a new one moves no other. */}
      <div className={challengeSide().tries}>
        <ol>
          {tries.toReversed().map((tried, nth) => (
            <TryRow key={`${tried.at} ${nth}`} tried={tried} />
          ))}
        </ol>
      </div>
    </section>
  )
})

function TryRow({ tried: { user, flag, verdict, at } }: { tried: TryView }) {
  const { open, answer: words } = useWords(challengeWords)
  const [shown, setShown] = useState<'hidden' | 'revealed'>('hidden')
  const isHidden = shown === 'hidden'
  const Icon = ICONS[verdict]
  return (
    <li data-verdict={verdict} className={challengeSide().tried}>
      <Icon aria-hidden />
      <SrOnly>{words.verdict[verdict]}</SrOnly>
      <b>{user ?? open.you}</b>
      <code data-hidden={isHidden ? '' : undefined}>{isHidden ? DOTS : flag}</code>
      <IconButton
        label={isHidden ? words.reveal : words.hide}
        size="xs"
        onClick={() => setShown(isHidden ? 'revealed' : 'hidden')}
      >
        {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
      </IconButton>
      <When at={at} />
    </li>
  )
}
