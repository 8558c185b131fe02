import { keyWords } from '#src/text/areas/keys.ts'
import type { KeyWords } from '#src/text/areas/keys.en.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'

type Part = keyof KeyWords['parts']
type KeyedAct = Exclude<keyof KeyWords, 'title' | 'parts'>

const ARROWS = ['←', '→', '↑', '↓']

/** The keys of each screen. */
const KEYS = {
  everywhere: { palette: ['Ctrl', 'K'], search: ['/'], list: ['?'], close: ['Esc'], move: ARROWS },
  game: { pages: ['1', '2', '3'], notices: ['N'] },
  challenges: { walk: ARROWS, open: ['Enter'], look: ['V'], unsolved: ['U'] },
  challenge: { steps: ['J', 'K'], field: ['F'], submit: ['Enter'], copy: ['C'], back: ['Esc'] },
  scoreboard: { cells: ARROWS, team: ['Enter'], own: ['O'], star: ['F'], columns: ['M'] },
  projector: { fullScreen: ['F'], sound: ['M'], leave: ['Esc'] },
  ceremony: { reveal: ['Space'], auto: ['A'], undo: ['⌫'] },
  writeups: { step: ['J', 'K'] },
} as const satisfies Record<Part, Partial<Record<KeyedAct, readonly string[]>>>

const PARTS = [
  'everywhere',
  'game',
  'challenges',
  'challenge',
  'scoreboard',
  'projector',
  'ceremony',
  'writeups',
] as const satisfies readonly Part[]

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { frame } = useText().screens
  const words = useWords(keyWords)
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={frame.close}>
      <Stack gap="6">
        {PARTS.map((part) => (
          <Stack as="section" key={part} gap="2">
            <Text as="h3" face="label" tone="muted">
              {words.parts[part]}
            </Text>
            <Stack as="dl" gap="2">
              {entriesOf(part).map(([act, chord]) => (
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

function entriesOf(part: Part): readonly (readonly [KeyedAct, readonly string[]])[] {
  const keys: Partial<Record<KeyedAct, readonly string[]>> = KEYS[part]
  return ACTS.flatMap((act) => {
    const chord = keys[act]
    return chord ? [[act, chord] as const] : []
  })
}

/** The order of the list. */
const ACTS = [
  'palette',
  'search',
  'list',
  'close',
  'move',
  'pages',
  'notices',
  'walk',
  'open',
  'look',
  'unsolved',
  'steps',
  'field',
  'submit',
  'copy',
  'back',
  'cells',
  'team',
  'own',
  'star',
  'columns',
  'fullScreen',
  'sound',
  'leave',
  'reveal',
  'auto',
  'undo',
  'step',
] as const satisfies readonly KeyedAct[]
