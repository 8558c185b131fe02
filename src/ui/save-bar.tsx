import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Button } from './button.tsx'

export interface SaveBarProps {
  /** What is unsaved, or when all was saved. Read out when it changes. */
  status: ReactNode
  tone: 'calm' | 'unsaved' | 'saved'
  /** With `same` there is nothing to save or to discard; while busy neither takes a press. */
  state: 'same' | 'changed' | 'busy'
  labels: { save: string; saving: string; discard: string }
  onDiscard: () => void
  /** What went wrong, above the buttons. */
  children?: ReactNode
}

/** The foot of a long form: it stays in view, and its first button hands the form in. */
export function SaveBar({ status, tone, state, labels, onDiscard, children }: SaveBarProps) {
  const isBusy = state === 'busy'
  const held = state === 'same' ? { 'aria-disabled': true } : {}
  return (
    <div className={bar}>
      {children}
      <div className={row}>
        <Button type="submit" tone="brand" aria-keyshortcuts="Control+S Meta+S" state={isBusy ? 'busy' : 'ready'} {...held}>
          {isBusy ? labels.saving : labels.save}
        </Button>
        <Button look="outline" onClick={state === 'changed' ? onDiscard : undefined} {...(state === 'changed' ? {} : { 'aria-disabled': true })}>
          {labels.discard}
        </Button>
        <output className={words} data-tone={tone}>
          {status}
        </output>
      </div>
    </div>
  )
}

const bar = css({
  position: 'sticky',
  // Above the bar of phones.
  bottom: { base: '[calc(token(sizes.bar) + env(safe-area-inset-bottom))]', md: '0' },
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  paddingBlock: '3',
  // Wide enough to cover the focus ring of what goes by beneath.
  marginInline: '-1',
  paddingInline: '1',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'border.canvas',
  backgroundColor: 'bg.canvas',
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const words = css({
  flex: '1',
  minWidth: '48',
  color: 'fg.muted',
  fontSize: 'sm',
  overflowWrap: 'anywhere',
  '&[data-tone=unsaved]': { color: 'fg.warning' },
  '&[data-tone=saved]': { color: 'fg.success' },
})
