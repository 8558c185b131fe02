import type { FieldValue } from '#contract/fields/field.ts'
import type { MergeSide } from '#machines/admin/edit-state.ts'
import type { EditorView } from '#machines/admin/editor-view.ts'
import { formatList } from '#src/format/list.ts'
import type { EditorWords } from '#src/text/areas/editor.en.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Comparison } from '#src/ui/comparison.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { css } from '#styled/css/index.js'
import type { EditorFrameProps } from './editor-frame-props.ts'
import { differingLines } from './line-diff.ts'

export type ConflictView = Extract<EditorView, { kind: 'conflicting' }>

export interface ConflictProps {
  view: ConflictView
  labels: Readonly<Record<string, string>>
  show: EditorFrameProps['show'] | undefined
  onChoose: (choices: Readonly<Record<string, MergeSide>>) => void
  onSave: () => void
  onResume: () => void
}

/** Replaces the form until the user has chosen a version of every field that another user changed too. */
export function Conflict({ view, labels, show, onChoose, onSave, onResume }: ConflictProps) {
  const { locale } = useText()
  const words = useWords(editorWords)
  const heading = useFocusOn<HTMLHeadingElement>('shown')
  const torn = view.differences.filter(({ by }) => by === 'both')
  const others = view.differences
    .filter(({ by }) => by === 'theirs')
    .map(({ field }) => labels[field] ?? field)
  const left = torn.filter(({ choice }) => choice === null).length
  const everywhere = (side: MergeSide) => onChoose(Object.fromEntries(torn.map(({ field }) => [field, side])))
  const held = view.isDecided ? {} : { 'aria-disabled': true }
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="conflict"
      className={css({ display: 'flex', flexDirection: 'column', gap: '6' })}
    >
      <Stack role="alert" gap="2">
        <Text as="h2" ref={heading} id="conflict" tabIndex={-1} face="heading">
          {words.conflict.title}
        </Text>
        <Text as="p" tone="muted">
          {torn.length > 0 ? words.conflict.text : words.conflict.textSettled}
        </Text>
      </Stack>
      {torn.length > 1 ? (
        <Row gap="3">
          <Button look="outline" onClick={() => everywhere('mine')}>
            {words.conflict.allMine}
          </Button>
          <Button look="outline" onClick={() => everywhere('theirs')}>
            {words.conflict.allTheirs}
          </Button>
        </Row>
      ) : null}
      <Comparison
        rows={torn.map(({ field, mine, theirs, choice }) => {
          const print = (value: FieldValue) => show?.(field, value) ?? toWords(value, words)
          const lines = differingLines(print(mine), print(theirs))
          return {
            key: field,
            label: labels[field] ?? field,
            choice,
            mine: lines.mine,
            theirs: lines.theirs,
            above: lines.above > 0 ? words.conflict.above(lines.above) : null,
            below: lines.below > 0 ? words.conflict.below(lines.below) : null,
          }
        })}
        labels={{ mine: words.conflict.mine, theirs: words.conflict.theirs, empty: words.value.empty }}
        onChoose={(field, side) => onChoose({ [field]: side })}
      />
      {others.length > 0 ? <p>{words.conflict.taken(formatList(others, locale))}</p> : null}
      <Row gap="3">
        <Button tone="brand" onClick={view.isDecided ? onSave : undefined} {...held}>
          {words.conflict.save}
        </Button>
        <Button look="outline" onClick={view.isDecided ? onResume : undefined} {...held}>
          {words.conflict.resume}
        </Button>
        <Text as="output" size="sm" tone="warning">
          {left > 0 ? words.conflict.undecided(left) : null}
        </Text>
      </Row>
    </Card>
  )
}

function toWords(value: FieldValue, { value: words }: EditorWords): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (value === null) return ''
  return typeof value === 'object' ? value.join('\n') : String(value)
}
