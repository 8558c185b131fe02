import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import { memo, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { Link, useNavigate, useNavigationType } from 'react-router-dom'
import { getChallenge } from '#contract/calls/game.ts'
import type { ChallengeDetailModel, ClientFlagContext } from '#contract/models/challenge.ts'
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
import { ChallengeFacts, ChallengeSteps, type ChallengeFactsProps } from './challenge-facts.tsx'
import { ChallengeHints } from './challenge-hints.tsx'
import { challengePath } from './challenge-path.ts'
import { ChallengeSide } from './challenge-side.tsx'
import { TextSkeleton } from './challenge-skeleton.tsx'
import type { ChallengeView } from './challenges-view.ts'
import { FlagAnswer } from './flag-answer.tsx'
import { triesLeft, useTeamTries } from './team-tries.tsx'

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
  const progress = useMemo(
    () => (flagsNeeded > 1 ? { found: flagsFound, needed: flagsNeeded } : null),
    [flagsFound, flagsNeeded],
  )
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
  const style = openChallenge()
  if (read.state === 'failed' && read.problem.kind === 'missing') {
    return (
      <EmptyState
        icon={<FileQuestion />}
        title={words.gone}
        text={words.goneText}
        action={<Back game={game} id={id} search={search} />}
      />
    )
  }
  const head = shown ?? listed
  return (
    <>
      <article className={style.text}>
        {isPractice ? <Alert tone="info">{list.practice}</Alert> : null}
        {head ? (
          <header>
            <Facts
              game={game}
              id={id}
              search={search}
              tag={head.tag}
              score={listed?.score ?? head.score}
              listed={listed}
              left={listed?.isSolved ? null : left}
              previous={previous}
              next={next}
            />
            <h2 ref={title} tabIndex={-1} className={style.title}>
              {head.title}
            </h2>
          </header>
        ) : null}
        {read.state === 'failed' ? (
          <LoadError rank="h3" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
        ) : shown ? (
          <Prose
            game={game}
            id={id}
            challenge={shown}
            lastHintWas={lastHintWas}
            Instance={Instance}
            aside={aside}
          />
        ) : (
          <TextSkeleton />
        )}
      </article>
      {listed ? <ChallengeSide game={game} challenge={listed} ownTeam={ownTeam} tries={tries} /> : null}
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

interface PlaceProps {
  game: number
  id: number
  search: string
}

interface FactsProps extends PlaceProps, Omit<ChallengeFactsProps, 'back' | 'steps'> {
  previous: ChallengeView | null
  next: ChallengeView | null
}

/** Rendered only for its own changes, because much happens at once when a flag is accepted. */
const Facts = memo(function Facts({ game, id, search, previous, next, ...facts }: FactsProps) {
  return (
    <ChallengeFacts
      {...facts}
      back={<Back game={game} id={id} search={search} isIcon />}
      steps={<ChallengeSteps game={game} search={search} previous={previous} next={next} />}
    />
  )
})

function Back({ game, id, search, isIcon = false }: PlaceProps & { isIcon?: boolean }) {
  const words = useWords(challengeWords).detail
  return (
    <LinkButton
      as={Link}
      to={challengePath(game, null, search)}
      state={{ closed: id }}
      look="ghost"
      size="sm"
      shape={isIcon ? 'icon' : 'text'}
      aria-label={words.back}
      icon={<ArrowLeft aria-hidden />}
    >
      {isIcon ? null : words.back}
    </LinkButton>
  )
}

interface ProseProps extends Pick<OpenChallengeProps, 'game' | 'id' | 'Instance' | 'aside'> {
  challenge: ChallengeDetailModel
  lastHintWas: 'new' | 'seen'
}

const Prose = memo(function Prose({ game, id, challenge, lastHintWas, Instance, aside }: ProseProps) {
  const { title, context, hints } = challenge
  return (
    <div className={openChallenge().prose}>
      <ChallengeBody
        challenge={challenge}
        instance={<Instance game={game} challenge={id} title={title} context={context} />}
      />
      <ChallengeHints hints={hints ?? null} lastWas={lastHintWas} />
      {aside}
    </div>
  )
})
