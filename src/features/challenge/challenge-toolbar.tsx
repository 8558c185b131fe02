import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Search from 'lucide-react/icons/search'
import { useRef, type KeyboardEvent } from 'react'
import { useKeys } from '#src/browser/use-keys.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { BareSelect } from '#src/ui/bare-select.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { cx } from '#styled/css/index.js'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import { control } from '#styled/recipes/control.js'
import { LOOKS, ORDERS, SHOWN, type ChallengeFilterInUrl } from './challenge-filter.ts'
import type { ShownCounts } from './challenges-view.ts'

export interface ChallengeToolbarProps {
  text: string
  onSearch: (text: string) => void
  counts: ShownCounts
  /** False if the server does not list the team's containers. */
  hasRunning: boolean
  chosen: ChallengeFilterInUrl
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
}

const ICONS = { board: LayoutGrid, list: List } as const

/** Stays visible above the cards while they scroll. */
export function ChallengeToolbar(props: ChallengeToolbarProps) {
  const { text, onSearch, counts, hasRunning, chosen, onChoose } = props
  const words = useWords(challengeWords).board
  const field = useRef<HTMLInputElement>(null)
  const style = challengeBoard()
  useKeys((key) => {
    switch (key) {
      case '/':
        field.current?.focus()
        return true
      case 'v':
        onChoose({ look: chosen.look === 'board' ? 'list' : 'board' })
        return true
      case 'u':
        onChoose({ shown: chosen.shown === 'unsolved' ? 'all' : 'unsolved' })
        return true
      default:
        return false
    }
  })
  const shown = SHOWN.filter((each) => each !== 'running' || hasRunning)
  return (
    <div className={style.tool}>
      <ChallengeSearch
        ref={field}
        label={words.find}
        text={text}
        onSearch={onSearch}
        className={style.search}
      />
      <div role="group" aria-label={words.filter} className={style.filters}>
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={chosen.shown === each}
            onClick={() => onChoose({ shown: each })}
            className={style.filter}
          >
            {words.shown[each]} <span className={style.count}>{counts[each]}</span>
          </button>
        ))}
      </div>
      <BareSelect
        label={words.filter}
        choices={shown.map((value) => ({
          value,
          label: words.counted(words.shown[value], counts[value]),
        }))}
        value={chosen.shown}
        onValueChange={(value) => onChoose({ shown: value })}
        className={style.phoneFilter}
      />
      <BareSelect
        label={useWords(challengeWords).list.order}
        choices={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        value={chosen.order}
        onValueChange={(order) => onChoose({ order })}
        className={style.order}
      />
      <div role="group" aria-label={words.look} className={style.looks}>
        {LOOKS.map((look) => {
          const Icon = ICONS[look]
          return (
            <IconButton
              key={look}
              label={words.looks[look]}
              size="sm"
              aria-pressed={chosen.look === look}
              onClick={() => onChoose({ look })}
            >
              <Icon aria-hidden />
            </IconButton>
          )
        })}
      </div>
    </div>
  )
}

interface ChallengeSearchProps {
  ref: React.Ref<HTMLInputElement>
  label: string
  text: string
  onSearch: (text: string) => void
  className: string | undefined
}

/** Escape clears the field, and leaves it if it is empty. */
export function ChallengeSearch({ ref, label, text, onSearch, className }: ChallengeSearchProps) {
  const box = control()
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (text === '') event.currentTarget.blur()
    else onSearch('')
  }
  return (
    <div className={cx(box.root, className)}>
      <span className={box.affix}>
        <Search aria-hidden />
      </span>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={leave}
        className={box.input}
      />
      <span aria-hidden className={box.affix}>
        <Kbd>/</Kbd>
      </span>
    </div>
  )
}
