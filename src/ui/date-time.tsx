import type { FocusEvent, ReactNode } from 'react'
import { control } from '#styled/recipes/control.js'
import { Field, type FieldProps } from './field.tsx'

export interface DateTimeProps extends FieldProps {
  /** In milliseconds. Null: the field is empty. */
  value: number | null
  onValueChange: (at: number | null) => void
  least?: number
  most?: number
  /** Shows the offset of the zone at this time while the field is empty. */
  now: number
  size?: 'sm' | 'md' | 'lg'
  isRequired?: boolean
  isDisabled?: boolean
  name?: string
  onFocus?: () => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** Date and time in the user's own time zone, whose name is shown below. */
export function DateTime(props: DateTimeProps) {
  const {
    label,
    hint,
    error,
    className,
    value,
    onValueChange,
    least,
    most,
    now,
    size,
    isRequired,
    isDisabled,
    name,
    onFocus,
    onBlur,
  } = props
  const style = control({ size, face: 'mono' })
  return (
    <Field
      label={label}
      hint={<Notes zone={zoneName(value ?? now)} hint={hint} />}
      error={error}
      isRequired={isRequired}
      {...(className ? { className } : {})}
    >
      {(ids) => (
        <div className={style.root}>
          <input
            {...ids}
            type="datetime-local"
            name={name}
            step={1}
            required={isRequired}
            disabled={isDisabled}
            value={value === null ? '' : toWallTime(value)}
            min={least === undefined ? undefined : toWallTime(least)}
            max={most === undefined ? undefined : toWallTime(most)}
            className={style.input}
            onFocus={onFocus}
            onBlur={onBlur}
            onChange={(event) => onValueChange(fromWallTime(event.target.value))}
          />
        </div>
      )}
    </Field>
  )
}

function Notes({ zone, hint }: { zone: string; hint: ReactNode }) {
  return (
    <>
      {zone}
      {hint ? <div>{hint}</div> : null}
    </>
  )
}

/** The value of a `datetime-local` input: a local time without a zone. */
export function toWallTime(at: number): string {
  const date = new Date(at)
  const [year, ...rest] = [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ]
  const [month, day, hour, minute, second] = rest.map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Null: the field is incomplete or empty. The text has no offset, so it is read as local time. */
export function fromWallTime(text: string): number | null {
  const at = new Date(text).getTime()
  return text === '' || Number.isNaN(at) ? null : at
}

/**
 * The browser's time zone, such as `Asia/Tokyo · UTC+09:00`. It depends on the time, because summer time
 * changes the offset.
 */
export function zoneName(at: number): string {
  const minutes = -new Date(at).getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${Intl.DateTimeFormat().resolvedOptions().timeZone} · UTC${minutes < 0 ? '−' : '+'}${hours}:${rest}`
}
