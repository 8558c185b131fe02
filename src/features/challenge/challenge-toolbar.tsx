import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Search from 'lucide-react/icons/search'
import { Suspense, type KeyboardEvent } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useWords } from '#src/text/use-text.ts'
import { BareSelect } from '#src/ui/bare-select.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { leaveField } from '#src/ui/leave-field.ts'
import { cx } from '#styled/css/index.js'
import { challengeBoard } from '#styled/recipes/challenge-board.js'
import { control } from '#styled/recipes/control.js'
import { LOOKS, ORDERS, SHOWN, type ChallengeFilterInUrl } from './challenge-filter.ts'
import type { ShownCounts } from './challenges-view.ts'

export interface ChallengeToolbarProps {
  text: string
  onSearch: (text: string) => void
  counts: ShownCounts
  /** False if the server does not list the team's containers, so there is no such filter. */
  hasRunning: boolean
  chosen: ChallengeFilterInUrl
  onChoose: (change: Partial<ChallengeFilterInUrl>) => void
}

const PhoneFilters = lazyPart(async () => (await import('./phone-filters.tsx')).PhoneFilters)
const ICONS = { board: LayoutGrid, list: List } as const
const FILTER_KEYS = { all: 'A', unsolved: 'U', new: 'W', running: 'R' } as const

/** Stays visible above the cards while they scroll. */
export function ChallengeToolbar(props: ChallengeToolbarProps) {
  const { text, onSearch, counts, hasRunning, chosen, onChoose } = props
  const words = useWords(challengeWords).board
  const style = challengeBoard()
  const isNarrow = useIsNarrow()
  const shown = SHOWN.filter((each) => each !== 'running' || hasRunning)
  return (
    <div tabIndex={-1} className={style.tool}>
      <ChallengeSearch label={words.find} text={text} onSearch={onSearch} className={style.search} />
      <div role="group" aria-label={words.filter} className={style.filters}>
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={chosen.shown === each}
            aria-keyshortcuts={FILTER_KEYS[each]}
            onClick={() => onChoose({ shown: chosen.shown === each ? 'all' : each })}
            className={style.filter}
          >
            {words.shown[each]} <span className={style.count}>{counts[each]}</span>
          </button>
        ))}
      </div>
      <div className={style.phoneFilter}>
        {isNarrow ? (
          <Suspense>
            <PhoneFilters shown={shown} counts={counts} chosen={chosen} onChoose={onChoose} />
          </Suspense>
        ) : null}
      </div>
      <BareSelect
        label={useWords(challengeWords).list.order}
        choices={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
        value={chosen.order}
        onValueChange={(order) => onChoose({ order })}
        shortcut="S"
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
              aria-keyshortcuts={chosen.look === look ? undefined : 'V'}
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
  ref?: React.Ref<HTMLInputElement>
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
    if (text === '') leaveField(event.currentTarget)
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
