import Search from 'lucide-react/icons/search'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { TextField } from './text-field.tsx'

export interface SearchFieldProps {
  label: string
  /** Runs after a pause in typing, or immediately on Enter and when the field was cleared. */
  onSearch: (text: string) => void
  initial?: string
  placeholder?: string
  className?: string
}

const PAUSE_MS = 250

/** Holds the typed text itself, so that nothing else renders with each key. Another `key` clears it. */
export function SearchField({ label, onSearch, initial = '', placeholder, className }: SearchFieldProps) {
  const [text, setText] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Calls the latest callback, because it may change during the pause, and only the latest one knows the
  // other filters.
  const latest = useRef(onSearch)
  useLayoutEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const seek = (sought: string, afterMs: number) => {
    clearTimeout(timer.current)
    if (afterMs === 0) onSearch(sought.trim())
    else timer.current = setTimeout(() => latest.current(sought.trim()), afterMs)
  }
  return (
    <TextField
      type="search"
      label={label}
      before={<Search aria-hidden />}
      value={text}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onValueChange={(typed) => {
        setText(typed)
        seek(typed, typed.trim() === '' ? 0 : PAUSE_MS)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') seek(text, 0)
      }}
      {...(className ? { className } : {})}
    />
  )
}
