import Droplet from 'lucide-react/icons/droplet'
import Flag from 'lucide-react/icons/flag'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Megaphone from 'lucide-react/icons/megaphone'
import type { LucideIcon } from 'lucide-react'
import type { NoticeType } from '#contract/models/notice.ts'
import { useToday } from '#src/browser/today.ts'
import { formatMinute } from '#src/format/time.ts'
import { When } from '#src/shell/when.tsx'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Coin, type CoinPlace } from '#src/ui/coin.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import { NOTICE_KINDS, type NoticeKind, type NoticesView } from './notice-feed-view.ts'

export const at = Date.parse('2026-11-20T08:00:00Z')

export interface NoticePanelProps {
  view: NoticesView
  kind: NoticeKind
  onChoose: (kind: NoticeKind) => void
}

export function NoticePanel({ view, kind, onChoose }: NoticePanelProps) {
  const { locale } = useText()
  const words = useWords(challengeWords).notices
  const today = useToday()
  return (
    <Stack gap="3">
      <PlainSelect
        label={words.show}
        choices={NOTICE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onValueChange={onChoose}
      />
      <Notices view={view} label={words.title} />
      {/* At the end, so that its appearance moves nothing. */}
      {view.kind === 'listed' && view.staleAt !== null ? (
        <Text as="p" size="sm" tone="muted">
          {words.stale(formatMinute(view.staleAt, today, locale))}
        </Text>
      ) : null}
    </Stack>
  )
}

function Notices({ view, label }: { view: NoticesView; label: string }) {
  const { screens } = useText()
  const words = useWords(challengeWords).notices
  switch (view.kind) {
    case 'loading':
      return (
        <SkeletonShape label={screens.reading.loading} gap="3">
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonShape>
      )
    case 'failed':
      return <LoadError rank="h3" {...failedWords(view.problem, screens.reading)} onRetry={view.retry} />
    case 'listed':
      if (view.notices.length === 0)
        return <EmptyState rank="h3" icon={<Megaphone />} title={words.none} text={words.noneText} />
      return (
        <ScrollBox as="ol" aria-label={label} className={list}>
          {view.notices.map(({ id, type, content, at: time }) => {
            const Icon = ICONS[type]
            const place = PLACES[type]
            return (
              <li
                key={id}
                className={css({ display: 'flex', gap: '2', '& > svg': { boxSize: '5', flexShrink: '0' } })}
              >
                {place ? <Coin place={place} /> : <Icon aria-hidden />}
                <Stack gap="1" narrows>
                  <Text size="sm" tone="muted">
                    {words.kind[type]} <When face="digits" at={time} />
                  </Text>
                  {/* The server's own notices contain names of teams and challenges, which are no
                      Markdown. */}
                  {type === 'Normal' ? (
                    <Markdown source={content} form="short" />
                  ) : (
                    <Text lines="broken">{content}</Text>
                  )}
                </Stack>
              </li>
            )
          })}
        </ScrollBox>
      )
    default:
      return view satisfies never
  }
}

const ICONS: Readonly<Record<NoticeType, LucideIcon>> = {
  Normal: Megaphone,
  FirstBlood: Droplet,
  SecondBlood: Droplet,
  ThirdBlood: Droplet,
  NewHint: Lightbulb,
  NewChallenge: Flag,
}
const PLACES: Readonly<Partial<Record<NoticeType, CoinPlace>>> = {
  FirstBlood: 1,
  SecondBlood: 2,
  ThirdBlood: 3,
}
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', maxHeight: '96' })
