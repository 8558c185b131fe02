import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useWired } from '#src/bind/wired.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { AlertSettings } from './alert-settings.tsx'
import { toNoticesView, type NoticeKind } from './notice-feed-view.ts'
import { NoticePanel } from './notice-panel.tsx'

export function NoticesAndAlerts({ game }: { game: number }) {
  const words = useWords(gameFrameWords)
  const [kind, setKind] = useState<NoticeKind>('all')
  const view = toNoticesView(useAtomValue(noticesAtom(useWired().live, game)), kind)
  return (
    <Stack gap="4">
      <NoticePanel view={view} kind={kind} onChoose={setKind} />
      <Stack gap="3">
        <Text as="h3" size="sm" tone="muted">
          {words.alerts}
        </Text>
        <AlertSettings />
      </Stack>
    </Stack>
  )
}
