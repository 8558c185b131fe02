import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRemoval } from '#src/bind/use-removal.ts'
import { platformConfigWords } from '#src/text/areas/platform-config.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { isFocusLost } from '#src/ui/focus-lost.ts'
import { useFocusOn } from '#src/ui/focus-on.ts'
import { FormSection } from '#src/ui/form-section.tsx'
import { css } from '#styled/css/index.js'
import type { PlatformLogo } from './filling.ts'

/** The picture in place of our mark; it is stored at once, and not with the rest. */
export function LogoSection({ title, logoUrl, Picture }: { title: string; logoUrl: string | null; Picture: PlatformLogo }) {
  const words = useWords(platformConfigWords)
  const [removals, setRemovals] = useState(0)
  const { view, remove } = useRemoval(() => setRemovals((count) => count + 1))
  // The button that removed it is gone with it; another logo can be chosen beside it.
  const chooser = useFocusOn<HTMLDivElement>(removals > 0 && logoUrl === null ? removals : null, (place) => {
    if (isFocusLost()) place.querySelector('button')?.focus()
  })
  const isBusy = view.kind === 'busy'
  return (
    <FormSection title={words.section.logo} text={words.logoText}>
      <div ref={chooser}>
        <Picture title={title} logoUrl={logoUrl} />
      </div>
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
