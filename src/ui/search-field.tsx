import Search from 'lucide-react/icons/search'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { TextField } from './text-field.tsx'

export interface SearchFieldProps {
  label: string
  /**
   * Told what is sought once nothing was typed for a moment; at once on Enter, and when the field was
   * emptied.
   */
  onSearch: (text: string) => void
  /** The initial search. */
  initial?: string
  className?: string
}

const PAUSE_MS = 250

/**
 * Keeps what is typed to itself, so that nothing beside it is drawn again with every key. To empty it, give it
 * another `key`.
 */
export function SearchField({ label, onSearch, initial = '', className }: SearchFieldProps) {
  const [text, setText] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // During the pause the user may choose something else, which only the latest callback knows.
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
