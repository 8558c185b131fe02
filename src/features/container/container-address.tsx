import { useRef } from 'react'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useKeys } from '#src/browser/use-keys.ts'
import { containerWords } from '#src/text/areas/container.ts'
import { useWords } from '#src/text/use-text.ts'
import { CopyField } from '#src/ui/copy-field.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Row, SrOnly } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

const KEY = 'c'

/** Where it is reached. One key copies it, from anywhere on the screen but a field that is typed in. */
export function EntryField({ entry, hasKey }: { entry: string; hasKey: boolean }) {
  const words = useWords(containerWords).panel
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  useKeys((key) => {
    if (!hasKey || key !== KEY) return false
    // As pressed: where there is no clipboard the text is selected then.
    box.current?.querySelector('button')?.click()
    return true
  })
  return (
    <Row ref={box} gap="2" wrap={false} align="end" narrows>
      <CopyField
        label={words.entry}
        text={entry}
        labels={words}
        onCopy={(result) => (result === 'copied' ? announce({ kind: 'copied' }) : undefined)}
        className={css({ flex: '1', minWidth: '0' })}
      />
      {hasKey ? (
        <span className={css({ display: { base: 'none', md: 'block' }, paddingBlockEnd: '2' })}>
          <SrOnly>{words.key} </SrOnly>
          <Kbd>C</Kbd>
        </span>
      ) : null}
    </Row>
  )
}
