import type { ComponentProps } from 'react'
import { control, type ControlVariantProps } from '#styled/recipes/control.js'
import { Field, type FieldProps } from './field.tsx'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'className'>, Pick<ControlVariantProps, 'face'> {
  onValueChange?: (value: string) => void
}

export function TextArea({
  label,
  hint,
  error,
  className,
  face,
  rows = 4,
  onValueChange,
  onChange,
  ...area
}: TextAreaProps) {
  const style = control({ face, lines: 'many' })
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={area.required}
      {...(className ? { className } : {})}
    >
      {(ids) => (
        <div className={style.root}>
          <textarea
            {...area}
            {...ids}
            rows={rows}
            className={style.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
        </div>
      )}
    </Field>
  )
}
