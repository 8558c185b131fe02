import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import type { ComponentType } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { getChallenge } from '#contract/calls/game.ts'
import type { ClientFlagContext } from '#contract/models/challenge.ts'
import { useRead } from '#src/api/use-read.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useTries } from '#src/bind/use-tries.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { FocusPlace } from '#src/ui/focus-place.tsx'
import { css } from '#styled/css/index.js'
import { BloodMark } from './blood-mark.tsx'
import { ChallengeBody } from './challenge-body.tsx'
import { ChallengeFacts } from './challenge-facts.tsx'
import { ChallengeHints } from './challenge-hints.tsx'
import { challengePath } from './challenge-path.ts'
import { TextSkeleton } from './challenge-skeleton.tsx'
import type { ChallengeView } from './challenges-view.ts'
import { FlagForm } from './flag-form.tsx'
import { TryList } from './pending-flag-list.tsx'

export type ContainerSlot = ComponentType<{
  game: number
  challenge: number
  title: string
  context: ClientFlagContext
}>
export interface OpenChallengeProps {
  game: number
  id: number
  /** The list's data of the challenge. Null: the list has not come, or does not have the challenge. */
  listed: ChallengeView | null
  isPractice: boolean
  Instance: ContainerSlot
}

export function OpenChallenge({ game, id, listed, isPractice, Instance }: OpenChallengeProps) {
  const { locale, screens } = useText()
  const { detail: words, card } = useWords(challengeWords)
  const { search } = useLocation()
  const title = useFocusHeading(useNavigationType() !== 'POP')
  // Asked for as often as the list: a hint may come while somebody is at it.
  const read = useRead(getChallenge, { params: { id: game, challengeId: id } })
  const back = (
    <LinkButton
      as={Link}
      to={challengePath(game, null, search)}
      state={{ closed: id }}
      look="ghost"
      icon={<ArrowLeft aria-hidden />}
    >
      {words.back}
    </LinkButton>
  )
  if (read.state === 'failed' && read.problem.kind === 'missing') {
    return <EmptyState icon={<FileQuestion />} title={words.gone} text={words.goneText} action={back} />
  }
  const shown = read.state === 'ready' ? read.value : null
  const head = shown ?? listed
  return (
    <Stack as="article" gap="4" narrows>
      <div className={css({ marginInline: '-4' })}>{back}</div>
      {head ? (
        <Stack as="header" gap="2">
          <ChallengeFacts tag={head.tag} score={listed?.score ?? head.score} listed={listed} />
          <Text as="h2" ref={title} tabIndex={-1} face="title" lines="broken">
            {head.title}
          </Text>
        </Stack>
      ) : null}
      {read.state === 'failed' ? (
        <LoadError rank="h3" {...failedWords(read.problem, screens.reading)} onRetry={read.refresh} />
      ) : shown ? (
        <>
          <ChallengeBody
            challenge={shown}
            instance={<Instance game={game} challenge={id} title={shown.title} context={shown.context} />}
          />
          <section
            aria-label={words.answer}
            className={css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '3' })}
          >
            <FlagAnswer
              game={game}
              challenge={id}
              isSolved={listed?.isSolved ?? false}
              isPractice={isPractice}
            />
          </section>
          {/* Below the flag, like the bloods: both grow, and nothing may move while a player types. */}
          <ChallengeHints hints={shown.hints ?? null} />
        </>
      ) : (
        <TextSkeleton />
      )}
      {listed && listed.bloods.length > 0 ? (
        <Row as="ol" aria-label={words.bloods} gap="wide-facts" align="stretch" size="sm">
          {listed.bloods.map(({ blood, team, at, isOwn }) => (
            <Row as="li" key={blood} gap="1" narrows>
              <BloodMark blood={blood} />
              <Text narrows lines="broken">
                {card.bloodBy(card.blood[blood], team)}
                {isOwn ? ` (${card.own})` : null}
              </Text>
              {at === null ? null : (
                <Text as="time" dateTime={new Date(at).toISOString()} face="digits" tone="muted">
                  {formatMoment(at, locale)}
                </Text>
              )}
            </Row>
          ))}
        </Row>
      ) : null}
    </Stack>
  )
}

interface FlagAnswerProps {
  game: number
  challenge: number
  isSolved: boolean
  /** Answers are judged and do not count. */
  isPractice: boolean
}

/** The typed flag stays while another challenge is open, and after a reload. */
function FlagAnswer({ game, challenge, isSolved, isPractice }: FlagAnswerProps) {
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

/** Takes the focus from the field that it stands in place of. */
function SolvedMark({ when, isPractice }: { when: 'now' | 'before'; isPractice: boolean }) {
  const words = useWords(challengeWords).answer
  if (when === 'before') return <Alert tone="success">{words.solved}</Alert>
  return (
    <FocusPlace>
      <Alert tone="success">{isPractice ? words.acceptedPractice : words.accepted}</Alert>
    </FocusPlace>
  )
}
