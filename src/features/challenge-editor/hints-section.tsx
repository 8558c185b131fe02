import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row, Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import type { ChallengeFormProps } from './challenge-form-props.ts'
import { EditorSection } from './editor-section.tsx'

/** Players see the hints in this order. */
export function HintsSection({ form: { hints }, errorOf, edit }: ChallengeFormProps) {
  const words = useWords(challengeEditorWords)
  const list = useRef<HTMLOListElement>(null)
  const error = errorOf('hints')
  /** The focus follows a moved hint, and goes to a neighbour of a removed one. */
  const change = (next: readonly string[], focused: number) => {
    flushSync(() => edit({ hints: next }))
    const field = list.current?.querySelectorAll<HTMLElement>('input')[Math.min(focused, next.length - 1)]
    if (field) field.focus()
    else document.getElementById('add-hint')?.focus()
  }
  const move = (from: number, to: number) => {
    const hint = hints[from]
    if (hint !== undefined) change(hints.toSpliced(from, 1).toSpliced(to, 0, hint), to)
  }
  return (
    <EditorSection
      title={words.section.hints}
      text={hints.length === 0 ? words.hints.none : words.hints.news}
    >
      {error ? <Alert tone="danger">{error}</Alert> : null}
      {hints.length === 0 ? null : (
        <Stack as="ol" ref={list} gap="3">
          {hints.map((hint, at) => (
            // Keyed by index, because hints have no other identity.
            <Row as="li" key={at} gap="2" align="end">
              <TextField
                label={words.hints.one(at + 1)}
                name={`hint-${at + 1}`}
                autoComplete="off"
                value={hint}
                onValueChange={(text) => edit({ hints: hints.with(at, text) })}
                className={css({ flex: '1', minWidth: { base: 'full', sm: '48' } })}
              />
              <Row as="span" gap="1" wrap={false} align="stretch">
                <IconButton
                  label={words.hints.up(at + 1)}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={words.hints.down(at + 1)}
                  disabled={at === hints.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  label={words.hints.remove(at + 1)}
                  tone="danger"
                  onClick={() => change(hints.toSpliced(at, 1), at)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Row>
            </Row>
          ))}
        </Stack>
      )}
      <Button
        id="add-hint"
        look="outline"
        icon={<Plus aria-hidden />}
        disabled={hints.length >= MAX_ENTRIES}
        onClick={() => change([...hints, ''], hints.length)}
        place="start"
      >
        {words.hints.add}
      </Button>
    </EditorSection>
  )
}
