import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Mails from 'lucide-react/icons/mails'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ReactNode } from 'react'
import type { UserCountsModel } from '#contract/models/roster.ts'
import {
  USER_SORTS,
  USER_VIEWS,
  type UserKind,
  type UserSort,
  type UserView,
} from '#contract/rules/roster.ts'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { formatCount } from '#src/format/count.ts'
import { lettersWords } from '#src/text/areas/letters.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import type { MenuEntry } from '#src/ui/menu.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { denseList } from '#styled/recipes/dense-list.js'
import { LateMenu } from './late-menu.tsx'
import type { ListFilter } from './use-list-filter.ts'

/** The kinds of a server that has no counts. */
const PLAIN = ['Everybody', 'User', 'Monitor', 'Admin', 'Banned', 'Inactive'] as const

export interface UserToolsProps {
  sieve: ListFilter<UserKind, UserSort>
  /** `none`: the server has one list. `views`: it knows and counts the views. */
  filters: 'none' | 'kinds' | 'views'
  /** Null: not known. */
  counts: UserCountsModel | null
  /** The address of the file, or what the browser does to make it. */
  file: string | { state: 'ready' | 'busy'; onExport: () => void }
  /** Null: the server sends no emails to many users. */
  onLetters: (() => void) | null
  onCreate: () => void
  /** The number of rows, or the result of the last act. Screen readers announce changes. */
  news: ReactNode
}

/** The views and the search of the list. The line keeps its height while a selection replaces it. */
export function UserTools(props: UserToolsProps) {
  const { sieve, filters, counts, file, onLetters, onCreate, news } = props
  const words = useWords(userAdminWords)
  const letters = useWords(lettersWords)
  const isNarrow = useIsNarrow('wide table')
  const style = denseList({ of: 'users' })
  const kinds: readonly UserKind[] = filters === 'views' ? USER_VIEWS : PLAIN
  // A kind of the address that is no view is shown too, so that no list is filtered without a sign.
  const views = kinds.includes(sieve.kind) ? kinds : [...kinds, sieve.kind]
  const countOf = (kind: UserKind) => {
    const view: UserView | undefined = USER_VIEWS.find((each) => each === kind)
    return counts === null || view === undefined ? null : <small>{formatCount(counts[view])}</small>
  }
  const { by, label, up, down } = words.sort
  const sorts: readonly MenuEntry[] =
    filters === 'none'
      ? []
      : [
          { kind: 'heading', id: 'sort', label },
          ...USER_SORTS.map((sort): MenuEntry => ({
            kind: 'choice',
            id: sort,
            label: by[sort],
            isChosen: sort === sieve.sort,
            onSelect: () => sieve.order(sort, sieve.desc),
          })),
          {
            kind: 'action',
            id: 'turn',
            label: sieve.desc ? down : up,
            icon: <ArrowDownWideNarrow />,
            onSelect: () => sieve.order(sieve.sort, !sieve.desc),
          },
          { kind: 'separator', id: 'acts' },
        ]
  return (
    <div className={style.tools} data-lines="two">
      <div role="group" aria-label={words.kind.label} className={style.views}>
        {filters === 'none'
          ? null
          : views.map((kind) => (
              <button
                key={kind}
                type="button"
                aria-pressed={kind === sieve.kind}
                onClick={() => sieve.show(kind)}
                className={style.view}
              >
                {words.kind.of[kind]} {countOf(kind)}
              </button>
            ))}
      </div>
      <SearchField
        key={sieve.round}
        label={words.search}
        placeholder={words.search}
        initial={sieve.hint}
        onSearch={sieve.seek}
        className={style.search}
      />
      <span role="status" tabIndex={-1} className={style.news}>
        {news}
      </span>
      {isNarrow ? (
        <LateMenu
          side="bottom-end"
          trigger={
            <IconButton label={words.more} size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          entries={[
            ...sorts,
            { kind: 'action', id: 'create', label: words.create, icon: <UserPlus />, onSelect: onCreate },
            ...(onLetters === null
              ? []
              : ([
                  {
                    kind: 'action',
                    id: 'letters',
                    label: letters.open,
                    icon: <Mails />,
                    onSelect: onLetters,
                  },
                ] as const)),
            typeof file === 'string'
              ? {
                  kind: 'link',
                  id: 'export',
                  label: words.export,
                  icon: <Download />,
                  // The menu fills in the label.
                  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
                  link: <a href={file} download />,
                }
              : {
                  kind: 'action',
                  id: 'export',
                  label: words.export,
                  icon: <Download />,
                  onSelect: file.onExport,
                },
          ]}
        />
      ) : (
        <>
          {typeof file === 'string' ? (
            <LinkButton
              href={file}
              download
              look="ghost"
              size="sm"
              aria-label={words.export}
              title={words.export}
              icon={<Download aria-hidden />}
            />
          ) : (
            <IconButton
              label={file.state === 'busy' ? words.exporting : words.export}
              title={words.export}
              size="sm"
              state={file.state}
              onClick={file.onExport}
            >
              <Download aria-hidden />
            </IconButton>
          )}
          {onLetters === null ? null : (
            <Button size="sm" look="outline" icon={<Mails aria-hidden />} onClick={onLetters}>
              {letters.open}
            </Button>
          )}
          <Button size="sm" tone="brand" icon={<UserPlus aria-hidden />} onClick={onCreate}>
            {words.create}
          </Button>
        </>
      )}
    </div>
  )
}
