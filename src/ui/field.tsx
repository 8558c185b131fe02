import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useId, type ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { field } from '#styled/recipes/field.js'

export interface FieldProps {
  label: string
  hint?: ReactNode
  /** The error text. It marks the control as invalid. Null: no error. */
  error?: string | null | undefined
  className?: string
}

export interface FieldIds {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Frame extends FieldProps {
  isRequired?: boolean | undefined
  /** Renders the control with the ids of its label and notes. */
  children: (control: FieldIds) => ReactNode
}

/** The parts around a native control: label, hint and error, connected for screen readers. */
export function Field({ label, hint, error, isRequired, className, children }: Frame) {
  const id = useId()
  const style = field()
  const notes = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter((note) => note !== null)
    .join(' ')
  return (
    <div className={cx(style.root, className)}>
      <label htmlFor={id} className={style.label}>
        {label}
        {isRequired ? (
          <span aria-hidden className={style.need}>
            {' *'}
          </span>
        ) : null}
      </label>
      {children({
        id,
        ...(notes ? { 'aria-describedby': notes } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  const style = field()
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className={style.hint}>
          {hint}
        </div>
      ) : null}
      <div id={`${id}-error`} aria-live="polite" className={style.said}>
        {error ? (
          <span className={style.error}>
            <CircleAlert aria-hidden />
            {error}
          </span>
        ) : null}
      </div>
    </>
  )
}
