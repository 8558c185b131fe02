import { useLocation } from 'react-router-dom'
import { keyWords } from '#src/text/areas/keys.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { keysOf, orderedParts } from './key-list.ts'

/** The keys of the current screen come first. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { frame } = useText().screens
  const words = useWords(keyWords)
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={frame.close} isText>
      <Stack gap="6">
        {orderedParts(useLocation().pathname).map((part) => (
          <Stack as="section" key={part} gap="2">
            <Text as="h3" face="label" tone="muted">
              {words.parts[part]}
            </Text>
            <Stack as="dl" gap="2">
              {keysOf(part).map(([act, chord]) => (
                <Row key={act} gap="4" wrap={false} justify="between">
                  <dt>{words[act]}</dt>
                  <Row as="dd" gap="1" wrap={false}>
                    {chord.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Row>
                </Row>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
