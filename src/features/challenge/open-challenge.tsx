import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Link, useNavigate, useNavigationType } from 'react-router-dom'
import { getChallenge } from '#contract/calls/game.ts'
import type { ClientFlagContext } from '#contract/models/challenge.ts'
import { useRead } from '#src/api/use-read.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { ChallengeBody } from './challenge-body.tsx'
import { ChallengeFacts, ChallengeSteps } from './challenge-facts.tsx'
import { ChallengeHints } from './challenge-hints.tsx'
import { challengePath } from './challenge-path.ts'
import { ChallengeSide } from './challenge-side.tsx'
import { TextSkeleton } from './challenge-skeleton.tsx'
import type { ChallengeView } from './challenges-view.ts'
import { FlagAnswer } from './flag-answer.tsx'
import { TeamTries, triesLeft, useTeamTries } from './team-tries.tsx'

export type ContainerSlot = ComponentType<{
  game: number
  challenge: number
  title: string
  context: ClientFlagContext
}>
export interface OpenChallengeProps {
  game: number
  id: number
  /** The list's data of the challenge. Null if the list has not loaded or does not have it. */
  listed: ChallengeView | null
  previous: ChallengeView | null
  next: ChallengeView | null
  nextUnsolved: ChallengeView | null
  ownTeam: number | null
  /** The user has not seen the last hint yet. */
  hasNewHint: boolean
  isPractice: boolean
  search: string
  Instance: ContainerSlot
  /** Shown after everything else, for example other running containers. */
  aside: ReactNode
}

export function OpenChallenge(props: OpenChallengeProps) {
  const { game, id, listed, previous, next, nextUnsolved, ownTeam, hasNewHint } = props
  const { isPractice, search, Instance, aside } = props
  const { reading } = useText().screens
  const { detail: words, list } = useWords(challengeWords)
  const navigate = useNavigate()
  const [lastHintWas] = useState<'new' | 'seen'>(hasNewHint ? 'new' : 'seen')
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const tries = useTeamTries({ game, challenge: id })
  // Read as often as the list, because a hint may be added while the user works on the challenge.
  const read = useRead(getChallenge, { params: { id: game, challengeId: id } })
  const shown = read.state === 'ready' ? read.value : null
  const left = isPractice ? null : triesLeft(tries, shown?.attemptLimit ?? 0)
  const { flagsNeeded = 1, flagsFound = 0 } = shown ?? {}
  const progress = flagsNeeded > 1 ? { found: flagsFound, needed: flagsNeeded } : null
  const toBoard = challengePath(game, null, search)
  const [wantsFlag, setWantsFlag] = useState(false)
  useKeys((key) => {
    // The field has not loaded yet, so the key is remembered and the field takes the focus when it appears.
    if (shown === null) setWantsFlag(key === 'f')
    const step = { j: next, k: previous }[key]
    if (step) void navigate(challengePath(game, step.id, search))
    if (key === 'Escape') void navigate(toBoard, { state: { closed: id } })
    return Boolean(step) || key === 'Escape'
  })
  const back = (shape: 'icon' | 'text') => (
    <LinkButton
      as={Link}
      to={toBoard}
      state={{ closed: id }}
      look="ghost"
      size="sm"
      shape={shape}
      aria-label={words.back}
      icon={<ArrowLeft aria-hidden />}
    >
      {shape === 'text' ? words.back : null}
    </LinkButton>
  )
  const style = openChallenge()
  if (read.state === 'failed' && read.problem.kind === 'missing') {
    return (
      <EmptyState icon={<FileQuestion />} title={words.gone} text={words.goneText} action={back('text')} />
    )
  }
  const head = shown ?? listed
  return (
    <>
      <article className={style.text}>
        {isPractice ? <Alert tone="info">{list.practice}</Alert> : null}
        {head ? (
          <header>
            <ChallengeFacts
              tag={head.tag}
              score={listed?.score ?? head.score}
              listed={listed}
              left={listed?.isSolved ? null : left}
              back={back('icon')}
              steps={<ChallengeSteps game={game} search={search} previous={previous} next={next} />}
            />
            <h2 ref={title} tabIndex={-1} className={style.title}>
              {head.title}
            </h2>
          </header>
        ) : null}
        {read.state === 'failed' ? (
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        ) : shown ? (
          <div className={style.prose}>
            <ChallengeBody
              challenge={shown}
              instance={<Instance game={game} challenge={id} title={shown.title} context={shown.context} />}
            />
            <ChallengeHints hints={shown.hints ?? null} lastWas={lastHintWas} />
            {aside}
          </div>
        ) : (
          <TextSkeleton />
        )}
      </article>
      {listed ? (
        <ChallengeSide game={game} challenge={listed} ownTeam={ownTeam}>
          <TeamTries tries={tries} />
        </ChallengeSide>
      ) : null}
      {shown ? (
        <FlagAnswer
          game={game}
          challenge={shown}
          listed={listed}
          isPractice={isPractice}
          startsFocused={wantsFlag}
          tries={tries}
          left={left}
          progress={progress}
          next={nextUnsolved}
          search={search}
        />
      ) : null}
    </>
  )
}
