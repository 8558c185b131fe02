import { keyWords } from '#src/text/areas/keys.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Row } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'

const CHORDS = {
  palette: ['Ctrl', 'K'],
  search: ['/'],
  list: ['?'],
  close: ['Esc'],
  move: ['←', '→', '↑', '↓'],
  step: ['J', 'K'],
  copy: ['C'],
  star: ['F'],
} as const
const ORDER = ['palette', 'search', 'list', 'close', 'move', 'step', 'copy', 'star'] as const

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { frame } = useText().screens
  const words = useWords(keyWords)
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={frame.close}>
      <dl className={css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockEnd: '4' })}>
        {ORDER.map((key) => (
          <Row key={key} gap="4" wrap={false} justify="between">
            <dt>{words[key]}</dt>
            <dd className={css({ display: 'flex', gap: '1', flexShrink: '0' })}>
              {CHORDS[key].map((each) => (
                <Kbd key={each}>{each}</Kbd>
              ))}
            </dd>
          </Row>
        ))}
      </dl>
    </Dialog>
  )
}
