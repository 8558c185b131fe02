import { css } from '#styled/css/index.js'
import { Button } from './button.tsx'

export interface FormFootProps {
  /** With `same` there is nothing to save or to discard; while busy neither takes a press. */
  state: 'same' | 'changed' | 'busy'
  /** What is unsaved; read out when it changes. */
  status: string | null
  labels: { save: string; saving: string; discard: string }
  onDiscard: () => void
}

/** Under the fields of a form that changes what is there. A button without a use keeps the focus that it has. */
export function FormFoot({ state, status, labels, onDiscard }: FormFootProps) {
  const held = state === 'changed' ? {} : { 'aria-disabled': true }
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
      <Button type="submit" tone="brand" state={state === 'busy' ? 'busy' : 'ready'} {...held}>
        {state === 'busy' ? labels.saving : labels.save}
      </Button>
      <Button look="outline" onClick={state === 'changed' ? onDiscard : undefined} {...held}>
        {labels.discard}
      </Button>
      <output className={css({ color: 'fg.warning', fontSize: 'sm' })}>{status}</output>
    </div>
  )
}
