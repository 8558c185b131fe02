import FileQuestion from 'lucide-react/icons/file-question-mark'
import type { ReactNode } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { getChallengeToEdit } from '#contract/calls/edit.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useRead } from '#src/api/use-read.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScreenColumn } from '#src/ui/screen-column.tsx'
import { challengeEditor } from '#styled/recipes/challenge-editor.js'
import { challengesPath } from './challenge-path.ts'
import { readEditorSection } from './editor-sections.ts'

export interface ChallengeScreenProps {
  game: number
  /** Null if the URL has no number. */
  challenge: number | null
  /** The last part of the address, which names a section. */
  at: string | undefined
  children: (place: ChallengeRef, challenge: ChallengeEditDetailModel) => ReactNode
}

/** Reads one challenge, and puts its name into the header. */
export function ChallengeScreen({ game, challenge, at, children }: ChallengeScreenProps) {
  const { reading } = useText().screens
  const { screen: words, rail } = useWords(challengeEditorWords)
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
  if (read.state === 'waiting') {
    return (
      <ScreenColumn>
        <FormSkeleton label={reading.loading} hasTitle />
      </ScreenColumn>
    )
  }
  return (
    <>
      <DocumentTitle screen={`${rail[readEditorSection(at)]} - ${read.value.title}`} />
      <InRoom slot="page">
        <Title title={read.value.title} />
      </InRoom>
      {children({ game, challenge }, read.value)}
    </>
  )
}

function Title({ title }: { title: string }) {
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  return (
    <>
      <span aria-hidden>›</span>{' '}
      <h2 ref={heading} tabIndex={-1} className={challengeEditor().title}>
        <bdi>{title}</bdi>
      </h2>
    </>
  )
}
