import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { css } from '#styled/css/index.js'
import { Picture } from '#src/shell/picture/picture.tsx'

/** The picture in place of our mark; it is stored at once, and not with the rest. */
export function LogoSection({ title, logoUrl }: { title: string; logoUrl: string | null }) {
  const words = useWords(platformConfigWords)
  const chooser = useRef<HTMLDivElement>(null)
  // The button that removed it is gone with it; another logo can be chosen beside it.
  const choose = () => (isFocusLost() ? chooser.current?.querySelector('button')?.focus() : undefined)
  const [view, send] = useProcess(usePart('admin').removal, {}, { drawn: { succeeded: choose } })
  const isBusy = view.kind === 'busy'
  return (
    <FormSection title={words.section.logo} text={words.logoText}>
      <div ref={chooser}>
        <Picture of={{ kind: 'platform' }} name={title} picture={logoUrl} shape="square" />
      </div>
      {logoUrl === null ? null : (
        <Button
          look="outline"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          state={isBusy ? 'busy' : 'ready'}
          onClick={() => send({ type: 'begin', task: { kind: 'logo', platform: `${title}::CTF` } })}
          className={css({ alignSelf: 'flex-start' })}
        >
          {isBusy ? words.removing : words.remove}
        </Button>
      )}
    </FormSection>
  )
}
