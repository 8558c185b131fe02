import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'

/** An address may name what this game does not have, as after an organiser renamed it. */
export function UnknownOrganization({ name, onLeave }: { name: string; onLeave: () => void }) {
  const words = useWords(scoreboardWords)
  return (
    <Alert tone="warning" action={<Button onClick={onLeave}>{words.all}</Button>}>
      {words.strange(name)}
    </Alert>
  )
}
