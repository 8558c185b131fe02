import ChartLine from 'lucide-react/icons/chart-line'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import History from 'lucide-react/icons/rotate-ccw-clock'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import Presentation from 'lucide-react/icons/presentation'
import Search from 'lucide-react/icons/search'
import Star from 'lucide-react/icons/star'
import { memo, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { SrOnly, Stack } from '#src/ui/layout.tsx'
import { leaveField } from '#src/ui/leave-field.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Popover } from '#src/ui/popover.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { boardScreen } from '#styled/recipes/board-screen.js'
import { control } from '#styled/recipes/control.js'
import { BoardFiles, DownloadFiles } from './board-exports.tsx'
import type { GridColumns } from './grid-form.ts'

export interface BoardToolbarProps {
  game: number
  text: string
  /** The number of teams that match the search. Null if there is no search. */
  found: number | null
  organizations: readonly string[]
  organization: string | null
  isStarredOnly: boolean
  /** False if the grid does not show the viewer's own team. */
  hasOwn: boolean
  columns: GridColumns
  hasMatrix: boolean
  isChartOpen: boolean
  isReplaying: boolean
  status: ReactNode
  /** A ref, because the functions change with each board, and that must not render the toolbar. */
  acts: RefObject<BoardActs>
}
export interface BoardActs {
  search: (text: string) => void
  jump: (isBack: boolean) => void
  filter: (organization: string | null) => void
  toggleStarred: () => void
  goToOwn: () => void
  setColumns: (columns: GridColumns) => void
  toggleMatrix: () => void
  toggleChart: () => void
  toggleCharted: (team: number) => void
  clearCharted: () => void
  openReplay: () => void
}

/** Organisations are chosen by index, because one of them may have any name, even "all". */
const ALL = 'all'
const style = boardScreen()

/** One line of fixed height, so that changes of its content move nothing. */
export function BoardToolbar({ text, found, status, ...tools }: BoardToolbarProps) {
  const words = useWords(scoreboardWords)
  const { organizations, organization, acts } = tools
  return (
    <section aria-label={words.bar.name} tabIndex={-1} className={style.bar}>
      <Find text={text} found={found} acts={acts} />
      {organizations.length === 0 ? null : (
        <div className={style.choice}>
          <Organizations organizations={organizations} organization={organization} acts={acts} />
        </div>
      )}
      {status}
      <span className={style.spread} />
      <Tools {...tools} />
      <SrOnly role="status">{found === null ? null : words.found(found)}</SrOnly>
    </section>
  )
}

type ToolsProps = Omit<BoardToolbarProps, 'text' | 'found' | 'status'>

/**
 * Rendered neither with each solve nor with each letter of the search, because nothing in it changes then.
 */
const Tools = memo(function Tools({
  game,
  organizations,
  organization,
  isStarredOnly,
  hasOwn,
  columns,
  hasMatrix,
  isChartOpen,
  isReplaying,
  acts,
}: ToolsProps) {
  const words = useWords(scoreboardWords)
  return (
    <>
      <div className={style.wide}>
        <Segmented
          size="sm"
          label={words.bar.columns}
          choices={[
            { value: 'categories', label: words.bar.categories },
            { value: 'challenges', label: words.bar.challenges },
          ]}
          value={columns}
          onValueChange={(next) => acts.current.setColumns(next)}
          className={style.seg}
        />
        <IconButton
          size="sm"
          label={words.favourites.only}
          aria-keyshortcuts="S"
          aria-pressed={isStarredOnly}
          onClick={() => acts.current.toggleStarred()}
        >
          <Star aria-hidden />
        </IconButton>
        {hasOwn ? (
          <IconButton
            size="sm"
            label={words.own}
            aria-keyshortcuts="O"
            onClick={() => acts.current.goToOwn()}
          >
            <LocateFixed aria-hidden />
          </IconButton>
        ) : null}
        <IconButton
          size="sm"
          label={isChartOpen ? words.hide : words.show}
          aria-keyshortcuts="C"
          aria-expanded={isChartOpen}
          onClick={() => acts.current.toggleChart()}
        >
          <ChartLine aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={words.replay}
          aria-keyshortcuts="R"
          aria-pressed={isReplaying}
          onClick={() => acts.current.openReplay()}
        >
          <History aria-hidden />
        </IconButton>
        <LinkButton
          as={Link}
          to={`/games/${game}/projector`}
          look="ghost"
          size="sm"
          shape="icon"
          aria-label={words.projector}
          aria-keyshortcuts="P"
          icon={<Presentation aria-hidden />}
        />
        <DownloadFiles game={game} />
      </div>
      <div className={style.phone}>
        <Button
          size="sm"
          icon={<Grid3x3 aria-hidden />}
          aria-pressed={hasMatrix}
          onClick={() => acts.current.toggleMatrix()}
        >
          {words.bar.matrix}
        </Button>
        <Popover
          title={words.bar.more}
          trigger={
            <IconButton size="sm" label={words.bar.more}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <Stack gap="2">
            <Organizations organizations={organizations} organization={organization} acts={acts} />
            <Button
              icon={<Star aria-hidden />}
              aria-pressed={isStarredOnly}
              onClick={() => acts.current.toggleStarred()}
            >
              {words.favourites.only}
            </Button>
            <Button icon={<ChartLine aria-hidden />} onClick={() => acts.current.toggleChart()}>
              {isChartOpen ? words.hide : words.show}
            </Button>
            <Button icon={<History aria-hidden />} onClick={() => acts.current.openReplay()}>
              {words.replay}
            </Button>
            <LinkButton as={Link} to={`/games/${game}/projector`} icon={<Presentation aria-hidden />}>
              {words.projector}
            </LinkButton>
            <BoardFiles game={game} />
          </Stack>
        </Popover>
      </div>
    </>
  )
})

function Find({ text, found, acts }: Pick<BoardToolbarProps, 'text' | 'found' | 'acts'>) {
  const words = useWords(scoreboardWords)
  const { root, affix, input } = control({ size: 'sm' })
  return (
    <div className={style.find}>
      <div className={root}>
        <span className={affix}>
          <Search aria-hidden />
        </span>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.bar.find}
          autoComplete="off"
          spellCheck={false}
          value={text}
          className={input}
          onChange={(event) => acts.current.search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              acts.current.search('')
              leaveField(event.currentTarget)
            }
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            acts.current.jump(event.shiftKey)
          }}
        />
        <span aria-hidden className={affix}>
          {found ?? <Kbd className={style.findKey}>/</Kbd>}
        </span>
      </div>
    </div>
  )
}

const Organizations = memo(function Organizations({
  organizations,
  organization,
  acts,
}: Pick<BoardToolbarProps, 'organizations' | 'organization' | 'acts'>) {
  const words = useWords(scoreboardWords)
  const { root, input } = control({ size: 'sm' })
  if (organizations.length === 0) return null
  return (
    <div className={root}>
      <select
        aria-label={words.organization}
        aria-keyshortcuts="G"
        value={organization === null ? ALL : String(organizations.indexOf(organization))}
        className={input}
        onChange={({ target: { value } }) =>
          acts.current.filter(value === ALL ? null : (organizations[Number(value)] ?? null))
        }
      >
        <option value={ALL}>{words.overall}</option>
        {organizations.map((label, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
})
