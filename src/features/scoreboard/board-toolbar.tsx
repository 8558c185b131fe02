import LocateFixed from 'lucide-react/icons/locate-fixed'
import Search from 'lucide-react/icons/search'
import { memo, type RefObject } from 'react'
import { scoreboardWords } from '#src/text/areas/scoreboard.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'

export interface BoardToolbarProps {
  text: string
  /** How many teams are called so; null while nothing is searched. */
  found: number | null
  organizations: readonly string[]
  organization: string | null
  /** False for viewers without a team on the board. */
  hasOwn: boolean
  /** Other ones for each board, which is no reason to draw anything anew. */
  acts: RefObject<BoardActs>
}
export interface BoardActs {
  search: (text: string) => void
  jump: (isBack: boolean) => void
  filter: (organization: string | null) => void
  goToOwn: () => void
}

/** An organisation may be called anything, so each goes by its place in the list. */
const ALL = 'all'

export const BoardToolbar = memo(function BoardToolbar({
  text,
  found,
  organizations,
  organization,
  hasOwn,
  acts,
}: BoardToolbarProps) {
  const words = useWords(scoreboardWords)
  return (
    <Row gap="3" align="end">
      <TextField
        type="search"
        label={words.search}
        before={<Search aria-hidden />}
        value={text}
        onValueChange={(next) => acts.current.search(next)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          acts.current.jump(event.shiftKey)
        }}
        className={css({ flex: '1', minWidth: { base: 'full', md: '48' } })}
      />
      {organizations.length > 0 ? (
        <PlainSelect
          label={words.organization}
          choices={[
            { value: ALL, label: words.overall },
            ...organizations.map((label, at) => ({ value: String(at), label })),
          ]}
          value={organization === null ? ALL : String(organizations.indexOf(organization))}
          onValueChange={(value) =>
            acts.current.filter(value === ALL ? null : (organizations[Number(value)] ?? null))
          }
          className={css({ flex: '1', minWidth: '24' })}
        />
      ) : null}
      {hasOwn ? (
        <Button icon={<LocateFixed aria-hidden />} onClick={() => acts.current.goToOwn()}>
          {words.own}
        </Button>
      ) : null}
      <p role="status" className={css({ width: 'full', color: 'fg.muted', fontSize: 'sm' })}>
        {found === null ? null : words.found(found)}
      </p>
    </Row>
  )
})
