import KeyRound from 'lucide-react/icons/key-round'
import type { ActView } from '#machines/kit/act.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyField } from '#src/ui/copy-field.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'

export type SaltView = ActView<null, string>

/** Organisers' own tools verify teams and flags with these keys. */
export function GameKeys({ gameId, publicKey }: { gameId: number; publicKey: string }) {
  const [view, send] = useProcess(usePart('admin').teamHashSalt, { game: gameId })
  return <Keys view={view} publicKey={publicKey} onAsk={() => send({ type: 'begin', task: null })} />
}

export function Keys({ view, publicKey, onAsk }: { view: SaltView; publicKey: string; onAsk: () => void }) {
  const words = useWords(gameEditorWords)
  return (
    <FormSection title={words.section.keys}>
      <Stack gap="2">
        <CopyField label={words.keys.publicKey} text={publicKey} labels={words} />
        <Text as="p" size="sm" tone="muted">
          {words.keys.publicKeyText}
        </Text>
      </Stack>
      <Stack gap="2">
        <Salt view={view} onAsk={onAsk} />
        <Text as="p" size="sm" tone="muted">
          {words.keys.saltText}
        </Text>
      </Stack>
    </FormSection>
  )
}

function Salt({ view, onAsk }: { view: SaltView; onAsk: () => void }) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords)
  if (view.kind === 'done')
    return <CopyField kind="secret" label={words.keys.salt} text={view.value} labels={words} />
  const isBusy = view.kind === 'busy'
  return (
    <>
      <Text as="p" face="label">
        {words.keys.salt}
      </Text>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button
        look="outline"
        icon={<KeyRound aria-hidden />}
        state={isBusy ? 'busy' : 'ready'}
        onClick={onAsk}
        place="start"
      >
        {isBusy ? words.keys.asking : words.keys.show}
      </Button>
    </>
  )
}
