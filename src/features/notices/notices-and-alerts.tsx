import { useAtomValue } from 'jotai'
import { useState, use } from 'react'
import { useWired } from '#src/bind/wired.ts'
import { noticesAtom } from '#src/live/feed-atoms.ts'
import { gameFrameWords } from '#src/text/areas/game-frame.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useChoice } from '#src/bind/use-choice.ts'
import { toNoticesView, type NoticeKind } from './notice-feed-view.ts'
import { NoticePanel } from './notice-panel.tsx'
import { AlertOptions } from './alert-options.tsx'

/** The settings are not kept here, because the command palette and other tabs can change them too. */
function AlertSettings() {
  const { sounds, presenting } = useWired()
  const { notesOnDesktop, desktop, chime } = use(presenting())
  const [sound, chooseSound] = useChoice(sounds, 'off')
  const [notes, chooseNotes] = useChoice(notesOnDesktop, 'off')
  const [permission, setPermission] = useState(desktop.permission)
  async function wishNotes() {
    const answer = await desktop.ask()
    setPermission(answer)
    if (answer === 'granted') chooseNotes('on')
  }
  return (
    <AlertOptions
      view={{ hasSound: sound === 'on', permission, hasNotes: notes === 'on' && permission === 'granted' }}
      onSound={(isOn) => {
        chooseSound(isOn ? 'on' : 'off')
        // Plays the sound as a sample. Browsers allow sound only after a press.
        if (isOn) chime.play('notice')
      }}
      onNotes={(isOn) => (isOn ? void wishNotes() : chooseNotes('off'))}
    />
  )
}

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
