import FileQuestion from 'lucide-react/icons/file-question-mark'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Read } from '#src/api/use-read.ts'
import { DocumentTitle } from '#src/shell/document-title.tsx'
import { InRoom } from '#src/shell/room/room-slots.tsx'
import { roomPath } from '#src/shell/room/room-sections.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { ActsPlace } from './acts-place.tsx'

export interface PageParts {
  /** The name in the title of the tab and of the page. */
  name: string
  icon: ReactNode
  facts: ReactNode
  acts?: ReactNode
  main: ReactNode
  side: ReactNode
}

interface PageFrameProps<Value> {
  game: number
  read: Read<Value>
  children: (value: Value) => ReactNode
}

export function PageFrame<Value>({ game, read, children }: PageFrameProps<Value>) {
  const words = useWords(roomPagesWords)
  const { reading } = useText().screens
  if (read.state === 'waiting') return <Waiting label={words.loading} />
  if (read.state === 'failed') {
    return read.problem.kind === 'missing' ? (
      <EmptyState
        size="page"
        rank="h2"
        icon={<FileQuestion />}
        title={words.missing}
        text={words.missingText}
        action={
          <LinkButton as={Link} to={roomPath(game, 'overview')} look="outline">
            {words.toOverview}
          </LinkButton>
        }
      />
    ) : (
      <LoadError size="page" rank="h2" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    )
  }
  return children(read.value)
}

/**
 * A line with the name, then two columns: `main` with figures and lists, and `side` with the facts that
 * explain them.
 */
export function PageSheet({ name, icon, facts, acts, main, side }: PageParts) {
  const style = roomPage()
  return (
    <div className={style.root}>
      <DocumentTitle screen={name} />
      <InRoom slot="page">
        <span aria-hidden>›</span> <bdi>{name}</bdi>
      </InRoom>
      <div className={style.head}>
        {icon}
        <h2 className={style.title}>
          <bdi>{name}</bdi>
        </h2>
        <div className={style.facts}>{facts}</div>
        {acts === undefined ? null : <ActsPlace>{acts}</ActsPlace>}
      </div>
      <div className={style.body}>
        <div className={style.main}>{main}</div>
        <div className={style.side}>{side}</div>
      </div>
    </div>
  )
}

const BLANKS = [0, 1, 2, 3, 4, 5, 6]

/** As high as the content that follows, so that nothing moves. */
function Waiting({ label }: { label: string }) {
  const style = roomPage()
  return (
    <SkeletonShape label={label}>
      <div className={style.root}>
        <div className={style.head}>
          <Skeleton width="half" />
        </div>
        <div className={style.body}>
          <div className={style.main}>
            <div className={style.figures}>
              {BLANKS.map((each) => (
                <div key={each} className={style.figure}>
                  <Skeleton width="half" />
                </div>
              ))}
            </div>
            <div className={style.section}>
              {BLANKS.map((each) => (
                <div key={each} className={style.blank}>
                  <Skeleton width="long" />
                </div>
              ))}
            </div>
          </div>
          <div className={style.side}>
            {BLANKS.slice(0, 3).map((each) => (
              <div key={each} className={style.section}>
                <Skeleton width="half" />
                <Skeleton width="long" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </SkeletonShape>
  )
}
