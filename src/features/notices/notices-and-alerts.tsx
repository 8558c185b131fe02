import { useAtomValue } from 'jotai'
import { useWired } from '#src/bind/wired.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { AlertsChosen } from './alert-settings.tsx'
import { toNoticesView } from './notice-feed-view.ts'
import { Notices } from './notice-panel.tsx'

/** What happened in the game, and how the user hears of it. */
export function NoticesAndAlerts({ game }: { game: number }) {
  const words = useWords(gameFrameWords)
  const view = toNoticesView(useAtomValue(noticesAtom(useWired().live, game)), 'all')
  return (
    <Stack gap="4">
      <Notices view={view} label={words.notices} />
      <Stack gap="3">
        <Text as="h3" size="sm" tone="muted">
          {words.alerts}
        </Text>
        <AlertsChosen />
      </Stack>
    </Stack>
  )
}
