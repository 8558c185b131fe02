import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileQuestion from 'lucide-react/icons/file-question-mark'
import Flag from 'lucide-react/icons/flag'
import SquarePen from 'lucide-react/icons/square-pen'
import type { ReactNode } from 'react'
import { Link, NavLink, useNavigationType } from 'react-router-dom'
import { getChallengeToEdit } from '#contract/calls/edit.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useRead } from '#src/api/use-read.ts'
import { categoryBadge } from '#src/shell/category-badge.ts'
import { useCategories } from '#src/shell/use-categories.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { TabLink } from '#src/ui/tab-link.tsx'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { challengePath, challengesPath } from './challenge-path.ts'

export interface ChallengeScreenProps {
  game: number
  /** Null if the URL has no number. */
  challenge: number | null
  tab: 'editor' | 'flags'
  children: (place: ChallengeRef, challenge: ChallengeEditDetailModel) => ReactNode
}

/** Surrounds both screens of one challenge. */
export function ChallengeScreen({ game, challenge, tab, children }: ChallengeScreenProps) {
  const { reading } = useText().screens
  const words = useWords(challengeEditorWords).screen
  const read = useRead(
    getChallengeToEdit,
    challenge === null ? null : { params: { id: game, cId: challenge } },
    'once',
  )
  const back = (
    <LinkButton as={Link} to={challengesPath(game)} look="outline">
      {words.back}
    </LinkButton>
  )
  if (challenge === null || (read.state === 'failed' && read.problem.kind === 'missing')) {
    return (
      <EmptyState
        size="page"
        rank="h2"
        icon={<FileQuestion />}
        title={words.gone}
        text={words.goneText}
        action={back}
      />
    )
  }
  if (read.state === 'failed') {
    return (
      <LoadError
        size="page"
        rank="h2"
        {...failedWords(read.problem, reading)}
        onRetry={read.refresh}
        ways={back}
      />
    )
  }
  if (read.state === 'waiting') return <FormSkeleton label={reading.loading} hasTitle />
  const place = { game, challenge }
  return (
    <Stack gap="6" narrows>
      <DocumentTitle screen={`${words[tab]} - ${read.value.title}`} />
      <Head place={place} challenge={read.value} />
      {children(place, read.value)}
    </Stack>
  )
}

function Head({
  place,
  challenge: { title, tag, type, isEnabled },
}: {
  place: ChallengeRef
  challenge: ChallengeEditDetailModel
}) {
  const words = useWords(challengeEditorWords)
  const categories = useCategories()
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  const path = challengePath(place)
  return (
    <Stack as="header" gap="3">
      <LinkButton
        as={Link}
        to={challengesPath(place.game)}
        look="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        place="start-edge"
      >
        {words.screen.back}
      </LinkButton>
      <Row gap="3">
        <Text as="h2" ref={heading} tabIndex={-1} face="title" lines="broken">
          {title}
        </Text>
        <Badge {...categoryBadge(tag, categories)} size="md" />
        <Badge size="md">{words.type[type]}</Badge>
        <Badge size="md" tone={isEnabled ? 'green' : 'gray'} look="outline">
          {isEnabled ? words.screen.enabled : words.screen.disabled}
        </Badge>
      </Row>
      <TabBar label={words.screen.tabs}>
        <TabLink as={NavLink} to={path} end icon={<SquarePen aria-hidden />}>
          {words.screen.editor}
        </TabLink>
        <TabLink as={NavLink} to={`${path}/flags`} icon={<Flag aria-hidden />}>
          {words.screen.flags}
        </TabLink>
      </TabBar>
    </Stack>
  )
}
