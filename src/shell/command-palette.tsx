/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   A combobox: the field keeps the focus and the keys, and tells which line of its list is marked. */
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Search from 'lucide-react/icons/search'
import { useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeLetters } from '#src/browser/held-letters.ts'
import { useText } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { inGroups, matching, moved, PALETTE_GROUPS, type PaletteEntry } from './command-entries.ts'
import { usePaletteEntries } from './use-command-entries.ts'
import { useFoundEntries } from './use-found-entries.ts'

export function CommandPalette({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) {
  const words = useText().screens.palette
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const entries = usePaletteEntries(onShowKeys)
  const found = useFoundEntries(search)
  const choose = (entry: PaletteEntry) => {
    onClose()
    if (entry.kind === 'go') void navigate(entry.to)
    else entry.act()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} size="md">
      <CommandList
        entries={[...found, ...matching(entries, search)]}
        search={search}
        onSearch={setSearch}
        onChoose={choose}
      />
    </Dialog>
  )
}

interface CommandListProps {
  entries: readonly PaletteEntry[]
  search: string
  onSearch: (search: string) => void
  onChoose: (entry: PaletteEntry) => void
}

/** The field keeps the focus and names the marked line by id, so that the list is one tab stop. */
export function CommandList({ entries, search, onSearch, onChoose }: CommandListProps) {
  const words = useText().screens.palette
  const listId = useId()
  const [marked, setMarked] = useState(0)
  const found = inGroups(entries)
  const at = Math.min(marked, Math.max(0, found.length - 1))
  const idOf = (entry: PaletteEntry) => `${listId}-${entry.id}`
  const press = (event: KeyboardEvent) => {
    const entry = found[at]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && entry) onChoose(entry)
    const next = moved(at, event.key, found.length)
    if (next === null) return
    event.preventDefault()
    setMarked(next)
    const line = found[next]
    if (line) document.getElementById(idOf(line))?.scrollIntoView({ block: 'nearest' })
  }
  const line = found[at]
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockEnd: '3' })}>
      <TextField
        label={words.search}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(line ? { 'aria-activedescendant': idOf(line) } : {})}
        autoComplete="off"
        before={<Search aria-hidden />}
        value={search}
        onValueChange={(text) => {
          onSearch(text)
          setMarked(0)
        }}
        onFocus={() => {
          // A dialog may focus its field twice before React has rendered the first letters.
          const early = takeLetters()
          if (early !== '') onSearch(search + early)
        }}
        onKeyDown={press}
      />
      <Stack id={listId} role="listbox" aria-label={words.title} gap="1">
        {PALETTE_GROUPS.map((group) => {
          const lines = found.filter((entry) => entry.group === group)
          return lines.length === 0 ? null : (
            <div key={group} role="group" aria-label={words[group]}>
              <p
                aria-hidden
                className={css({
                  textStyle: 'overline',
                  color: 'fg.muted',
                  paddingInline: '3',
                  paddingBlock: '1',
                })}
              >
                {words[group]}
              </p>
              {lines.map((entry) => (
                <div
                  key={entry.id}
                  id={idOf(entry)}
                  role="option"
                  aria-selected={entry === line}
                  onPointerMove={() => setMarked(found.indexOf(entry))}
                  onClick={() => onChoose(entry)}
                  className={option}
                >
                  {entry.label}
                  {entry === line ? <CornerDownLeft aria-hidden /> : null}
                </div>
              ))}
            </div>
          )
        })}
      </Stack>
      <p role="status" className={css({ color: 'fg.muted', textAlign: 'center' })}>
        {found.length === 0 ? words.none : null}
      </p>
    </div>
  )
}

const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '10',
  paddingInline: '3',
  borderRadius: 'small',
  cursor: 'pointer',
  '& > svg': { boxSize: '4', color: 'fg.muted' },
  '&[aria-selected=true]': {
    backgroundColor: 'bg.selected',
    color: 'brand.text',
    // An outline marks it too, because forced colours remove the background.
    outline: '2px solid transparent',
    outlineOffset: '[-2px]',
  },
})
