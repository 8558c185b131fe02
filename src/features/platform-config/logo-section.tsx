import { Trash2 } from 'lucide-react'
import { useRemoval } from '#src/bind/use-removal.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { css } from '#styled/css/index.js'
import type { PlatformLogo } from './filling.ts'

/** The picture in place of our mark; it is stored at once, and not with the rest. */
export function LogoSection({ title, logoUrl, Picture }: { title: string; logoUrl: string | null; Picture: PlatformLogo }) {
  const words = useWords(platformConfigWords)
  const { view, remove } = useRemoval()
  const isBusy = view.kind === 'busy'
  return (
    <FormSection title={words.section.logo} text={words.logoText}>
      <Picture title={title} logoUrl={logoUrl} />
      {logoUrl === null ? null : (
        <Button
          look="outline"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          state={isBusy ? 'busy' : 'ready'}
          onClick={() => remove({ kind: 'logo', platform: `${title}::CTF` })}
          className={css({ alignSelf: 'flex-start' })}
        >
          {isBusy ? words.removing : words.remove}
        </Button>
      )}
    </FormSection>
  )
}
