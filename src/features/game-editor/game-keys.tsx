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
import { css } from '#styled/css/index.js'

export type SaltView = ActView<null, string>

/** What an organiser's own tools need to check teams and flags. */
export function GameKeys({ gameId, publicKey }: { gameId: number; publicKey: string }) {
  const [view, send] = useProcess(usePart('admin').teamHashSalt, { game: gameId })
  return <Keys view={view} publicKey={publicKey} onAsk={() => send({ type: 'begin', task: null })} />
}

export function Keys({ view, publicKey, onAsk }: { view: SaltView; publicKey: string; onAsk: () => void }) {
  const words = useWords(gameEditorWords)
  return (
    <FormSection title={words.section.keys}>
      <div className={column}>
        <CopyField label={words.keys.publicKey} text={publicKey} labels={words} />
        <p className={note}>{words.keys.publicKeyText}</p>
      </div>
      <div className={column}>
        <Salt view={view} onAsk={onAsk} />
        <p className={note}>{words.keys.saltText}</p>
      </div>
    </FormSection>
  )
}

function Salt({ view, onAsk }: { view: SaltView; onAsk: () => void }) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords)
  if (view.kind === 'done')
    return <CopyField kind="secret" label={words.keys.salt} text={view.value} labels={words} />
  const isAsking = view.kind === 'busy'
  return (
    <>
      <p className={css({ textStyle: 'label' })}>{words.keys.salt}</p>
      {view.kind === 'idle' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, reading)}</Alert>
      ) : null}
      <Button
        look="outline"
        icon={<KeyRound aria-hidden />}
        state={isAsking ? 'busy' : 'ready'}
        onClick={onAsk}
        className={css({ alignSelf: 'flex-start' })}
      >
        {isAsking ? words.keys.asking : words.keys.show}
      </Button>
    </>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' })
const note = css({ color: 'fg.muted', fontSize: 'sm' })
