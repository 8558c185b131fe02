import Trash2 from 'lucide-react/icons/trash'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { css } from '#styled/css/index.js'

export function DangerSection({ state, onDelete }: { state: 'ready' | 'busy'; onDelete: () => void }) {
  const words = useWords(gameEditorWords)
  return (
    <FormSection title={words.section.danger} text={words.danger.text}>
      <Button
        tone="danger"
        look="outline"
        icon={<Trash2 aria-hidden />}
        state={state}
        onClick={onDelete}
        className={css({ alignSelf: 'flex-start' })}
      >
        {state === 'busy' ? words.danger.deleting : words.danger.delete}
      </Button>
    </FormSection>
  )
}
