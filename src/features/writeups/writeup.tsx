import FileCheck from 'lucide-react/icons/file-check'
import FileX from 'lucide-react/icons/file-x'
import { getWriteup } from '#contract/calls/game.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { writeupWords } from '#src/text/areas/writeup.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { WriteupPanel } from './writeup-panel.tsx'

export interface WriteupProps {
  gameId: number
  /** Null if the server does not send it, as after the end of a game without practice mode. */
  closesAt: number | null
}

export function Writeup({ gameId, closesAt }: WriteupProps) {
  const { locale, screens } = useText()
  const words = useWords(writeupWords)
  const read = useRead(getWriteup, { params: { id: gameId } }, 'minute')
  const [view, send] = useProcess(usePart('participation').writeup, { game: gameId, closesAt })
  // The focused button may disappear with its state, so another element takes the focus.
  const around = useFocusKeeper<HTMLDivElement>(stepOrState)
  if (read.state === 'waiting') {
    return (
      <SkeletonShape label={screens.reading.loading} gap="3">
        <Skeleton width="half" />
        <Skeleton shape="block" />
      </SkeletonShape>
    )
  }
  if (read.state === 'failed') {
    return (
      <Alert
        tone="warning"
        title={screens.reading.failed}
        action={<Button onClick={read.refresh}>{screens.reading.retry}</Button>}
      >
        {problemWords(read.problem, screens.reading)}
      </Alert>
    )
  }
  const { submitted, name, fileSize, note } = read.value
  const moment = closesAt === null ? null : formatMoment(closesAt, locale)
  return (
    <Stack ref={around} gap="3">
      <Text as="p" tabIndex={-1} tone={submitted ? 'success' : 'warning'}>
        <Row as="span" gap="2" wrap={false}>
          {submitted ? <FileCheck aria-hidden /> : <FileX aria-hidden />}
          <Text narrows lines="broken">
            {submitted ? words.present(name, formatBytes(fileSize, locale)) : words.none}
          </Text>
        </Row>
      </Text>
      <Text as="p" tone="muted">
        {words.rules}{' '}
        {moment === null
          ? words.untilUnknown
          : view.kind === 'closed'
            ? words.over(moment)
            : words.until(moment)}
      </Text>
      {note === '' ? null : (
        <section aria-label={words.note}>
          <Markdown source={note} />
        </section>
      )}
      <WriteupPanel view={view} present={submitted ? name : null} send={send} />
    </Stack>
  )
}

const stepOrState = (around: HTMLElement) =>
  around.querySelector<HTMLElement>('[data-step] button') ?? around.querySelector('p')
