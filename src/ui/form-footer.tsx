import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Button } from './button.tsx'
import { Row } from './layout.tsx'

export interface FormFootProps {
  /** `same`: nothing to save or discard. Both buttons are inactive then, and while `busy`. */
  state: 'same' | 'changed' | 'busy'
  /** The unsaved changes, or the time of the last save. Screen readers announce changes. */
  status: ReactNode
  tone: 'calm' | 'unsaved' | 'saved'
  labels: { save: string; saving: string; discard: string }
  /** The keys that save too, for screen readers. */
  keys?: string
  onDiscard: () => void
}

/** The bottom of an edit form. Inactive buttons stay focusable, so that the focus is not lost. */
export function FormFoot({ state, status, tone, labels, keys, onDiscard }: FormFootProps) {
  const held = state === 'changed' ? {} : { 'aria-disabled': true }
  return (
    <Row gap="3">
      <Button
        type="submit"
        tone="brand"
        size="lg"
        aria-keyshortcuts={keys}
        state={state === 'busy' ? 'busy' : 'ready'}
        {...held}
      >
        {state === 'busy' ? labels.saving : labels.save}
      </Button>
      <Button look="outline" size="lg" onClick={state === 'changed' ? onDiscard : undefined} {...held}>
        {labels.discard}
      </Button>
      <output className={words} data-tone={tone}>
        {status}
      </output>
    </Row>
  )
}

const words = css({
  flex: '1',
  minWidth: '48',
  color: 'fg.muted',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  // Without a minimum width while empty, so that it does not need a row of its own.
  _empty: { minWidth: '0' },
  '&[data-tone=unsaved]': { color: 'fg.warning' },
  '&[data-tone=saved]': { color: 'fg.success' },
})
