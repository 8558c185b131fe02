import type { ComponentProps, ReactNode } from 'react'
import { control, type ControlVariantProps } from '#styled/recipes/control.js'
import { Field, type FieldProps } from './field.tsx'
import { useRetype } from './use-focus-on.ts'

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'className'>,
    Pick<ControlVariantProps, 'size' | 'face'> {
  onValueChange?: (value: string) => void
  /** An icon or a word in the box, before or after the text. */
  before?: ReactNode
  after?: ReactNode
  /**
   * A problem with the value. When it changes, the field takes the focus and selects its text, so that the
   * user can type it again. The focus stays if the user has left the form. Null: no problem.
   */
  retypeOn?: unknown
}

/** `face="mono"` is for flags, hashes and keys. */
export function TextField({
  label,
  hint,
  error,
  className,
  size,
  face,
  onValueChange,
  onChange,
  before,
  after,
  retypeOn = null,
  ...input
}: TextFieldProps) {
  const field = useRetype(retypeOn)
  const style = control({ size, face })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={input.required}
      {...(className ? { className } : {})}
    >
      {(ids) => (
        <div className={style.root}>
          {before ? <span className={style.affix}>{before}</span> : null}
          <input
            type="text"
            ref={field}
            {...input}
            {...ids}
            className={style.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {after ? <span className={style.affix}>{after}</span> : null}
        </div>
      )}
    </Field>
  )
}
