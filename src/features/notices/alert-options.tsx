import type { Permission } from '#src/browser/desktop-notifications.ts'
import { presenterWords } from '#src/text/areas/presenter.ts'
import { useWords } from '#src/text/use-text.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Switch } from '#src/ui/switch.tsx'

export interface AlertsView {
  hasSound: boolean
  hasNotes: boolean
  permission: Permission
}

interface AlertChoicesProps {
  view: AlertsView
  onSound: (isOn: boolean) => void
  onNotes: (isOn: boolean) => void
}

export function AlertOptions({
  view: { hasSound, hasNotes, permission },
  onSound,
  onNotes,
}: AlertChoicesProps) {
  const words = useWords(presenterWords)
  return (
    <Stack gap="3">
      <Switch label={words.sound} checked={hasSound} onCheckedChange={onSound} />
      <Switch
        label={words.desktop}
        hint={words.desktopHint[permission]}
        checked={hasNotes}
        disabled={permission === 'denied' || permission === 'absent'}
        onCheckedChange={onNotes}
      />
    </Stack>
  )
}
