import Megaphone from 'lucide-react/icons/megaphone'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash'
import { formatMoment } from '#src/format/number-and-date.ts'
import { When } from '#src/shell/when.tsx'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { excerptOf, type NoticesView, type NoticeView } from './notice-editor-view.ts'

export interface NoticeListProps {
  view: NoticesView
  /** The notice that is being deleted, whose delete button is busy. */
  held: number | null
  onEdit: (notice: NoticeView) => void
  onDelete: (notice: NoticeView) => void
}

export function NoticeList({ view, held, onEdit, onDelete }: NoticeListProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).notices
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={reading.loading} gap="3">
          <NoticeSkeleton />
          <NoticeSkeleton />
        </SkeletonShape>
      )
    case 'failed':
      return (
        <Card>
          <LoadError rank="h3" {...failedWords(view.problem, reading)} onRetry={view.retry} />
        </Card>
      )
    case 'empty':
      return (
        <Card>
          <EmptyState rank="h3" icon={<Megaphone />} title={words.none} text={words.noneText} />
        </Card>
      )
    case 'listed':
      return (
        <Stack as="ul" gap="3">
          {view.notices.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              state={held === notice.id ? 'busy' : 'ready'}
              onEdit={() => onEdit(notice)}
              onDelete={() => onDelete(notice)}
            />
          ))}
        </Stack>
      )
    default:
      return view satisfies never
  }
}

interface NoticeCardProps {
  notice: NoticeView
  state: 'ready' | 'busy'
  onEdit: () => void
  onDelete: () => void
}

function NoticeCard({ notice, state, onEdit, onDelete }: NoticeCardProps) {
  const { locale } = useText()
  const words = useWords(gameEditorWords).notices
  const excerpt = excerptOf(notice.content)
  return (
    <Card as="li" stack="3">
      <Row gap="2" justify="between">
        <Row as="span" gap="2">
          {notice.isOut ? (
            <When face="digits" at={notice.at} size="sm" tone="muted" />
          ) : (
            <>
              <Badge tone="amber">{words.planned}</Badge>
              <Text size="sm" face="digits">
                {formatMoment(notice.at, locale)}
              </Text>
            </>
          )}
          {notice.isAddressed ? (
            <Text size="sm" tone="muted" {...(notice.teams ? { title: notice.teams.join(', ') } : {})}>
              {notice.teams === null ? words.toAll : words.toTeams(notice.teams.length)}
            </Text>
          ) : null}
        </Row>
        <Row as="span" gap="2" wrap={false} align="stretch">
          {/* What only some teams got stays as they read it. */}
          {notice.isAddressed && notice.isOut ? null : (
            <Button
              size="sm"
              look="outline"
              icon={<SquarePen aria-hidden />}
              aria-label={words.editOf(excerpt)}
              onClick={onEdit}
            >
              {words.edit}
            </Button>
          )}
          <Button
            size="sm"
            look="outline"
            tone="danger"
            icon={<Trash2 aria-hidden />}
            state={state}
            aria-label={
              state === 'busy'
                ? words.deleting
                : notice.isOut
                  ? words.deleteOf(excerpt)
                  : words.cancelOf(excerpt)
            }
            onClick={onDelete}
          >
            {state === 'busy' ? words.deleting : notice.isOut ? words.delete : words.cancel}
          </Button>
        </Row>
      </Row>
      <Markdown source={notice.content} form="short" />
    </Card>
  )
}

function NoticeSkeleton() {
  return (
    <Card stack="3">
      <Skeleton width="short" />
      <Skeleton />
      <Skeleton width="half" />
    </Card>
  )
}
