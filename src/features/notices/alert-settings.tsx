import { use, useState } from 'react'
import { useChoice } from '#src/bind/use-choice.ts'
import { useWired } from '#src/bind/wired.ts'
import { AlertOptions } from './alert-options.tsx'

/** Read when the panel opens, because the command palette and other tabs can change the settings too. */
export function AlertSettings() {
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
