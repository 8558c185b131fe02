import { Plus, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import { useRead } from '#src/api/use-read.ts'
import { ALL_GAMES } from '#src/lib/all-games.ts'
import { useNow } from '#src/lib/clock.ts'
import { useLanding } from '#src/lib/use-landing.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { GameCreation } from './game-creation.tsx'
import { GameRows } from './game-rows.tsx'
import { toGameListView } from './listed-game.ts'

const MINUTE_MS = 60_000

/** Every game, and the way to another. */
export function GameListAdmin() {
  const words = useWords(gameEditorWords).list
  const title = useLanding(useNavigationType() !== 'POP')
  const [search, setSearch] = useState('')
  const [creation, setCreation] = useState<'closed' | 'open'>('closed')
  // What is typed shows at once; the rows follow.
  const sought = useDeferredValue(search)
  // A phase that turns a minute late does no harm here, and the rows need not be looked at every second.
  const now = Math.floor(useNow() / MINUTE_MS) * MINUTE_MS
  const view = toGameListView(useRead(listGamesToEdit, ALL_GAMES, 'once'))
  const create = (
    <Button tone="brand" icon={<Plus aria-hidden />} onClick={() => setCreation('open')}>
      {words.create}
    </Button>
  )
  return (
    <>
      <header className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '4' })}>
        <div>
          <h1 ref={title} tabIndex={-1} className={css({ textStyle: 'title', outline: 'none' })}>
            {words.title}
          </h1>
          <p className={css({ color: 'fg.muted' })}>{words.text}</p>
        </div>
        {view.kind === 'empty' ? null : create}
      </header>
      <section aria-label={words.title} className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        {view.kind === 'listed' || view.kind === 'loading' ? (
          <TextField
            type="search"
            label={words.search}
            before={<Search aria-hidden />}
            value={search}
            onValueChange={setSearch}
            className={css({ maxWidth: 'dialog.sm' })}
          />
        ) : null}
        <GameRows view={view} now={now} search={sought} onClear={() => setSearch('')} create={create} />
      </section>
      {creation === 'open' ? <GameCreation onClose={() => setCreation('closed')} /> : null}
    </>
  )
}
