import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { ALL_GAMES } from '#src/url/all-games-query.ts'
import { useNow } from '#src/browser/clock.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { css } from '#styled/css/index.js'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { actionsOf, type GameAction } from './game-actions.ts'
import { GameCreation } from './game-creation.tsx'
import { GameRows } from './admin-game-rows.tsx'
import { toGameListView } from './listed-game.ts'

const MINUTE_MS = 60_000

// Each dialog comes with the first press.
const GameImport = lazyPart(async () => (await import('./game-import.tsx')).GameImport)
const GameExport = lazyPart(async () => (await import('./game-export.tsx')).GameExport)
const GameClone = lazyPart(async () => (await import('./game-clone.tsx')).GameClone)

type Opened = { kind: 'creation' | 'import' } | { kind: GameAction; game: number } | null

/** Every game, and the way to another. */
export function GameListAdmin() {
  const words = useWords(gameEditorWords).list
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>(null)
  const { features } = useConfig()
  const acts = actionsOf(features)
  const comesIn = useWords(gameArchiveWords).open.import
  // What is typed shows at once; the rows follow.
  const sought = useDeferredValue(search)
  // A phase that turns a minute late does no harm here, and the rows need not be looked at every second.
  const now = Math.floor(useNow() / MINUTE_MS) * MINUTE_MS
  const view = toGameListView(useRead(listGamesToEdit, ALL_GAMES, 'once'))
  const chosen =
    view.kind === 'listed' && opened && 'game' in opened
      ? view.games.find(({ id }) => id === opened.game)
      : undefined
  const close = () => setOpened(null)
  const act = useCallback((kind: GameAction, game: number) => setOpened({ kind, game }), [])
  const create = (
    <>
      {features?.includes('game-archive') ? (
        <Button look="outline" icon={<FileUp aria-hidden />} onClick={() => setOpened({ kind: 'import' })}>
          {comesIn}
        </Button>
      ) : null}
      <Button tone="brand" icon={<Plus aria-hidden />} onClick={() => setOpened({ kind: 'creation' })}>
        {words.create}
      </Button>
    </>
  )
  return (
    <>
      <Row as="header" gap="4" align="end" justify="between">
        <div>
          <Text as="h1" ref={title} tabIndex={-1} face="title">
            {words.title}
          </Text>
          <Text as="p" tone="muted">
            {words.text}
          </Text>
        </div>
        {view.kind === 'empty' ? null : (
          <Row gap="3" align="stretch">
            {create}
          </Row>
        )}
      </Row>
      <Stack as="section" aria-label={words.title} gap="4">
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
        <GameRows
          view={view}
          now={now}
          search={sought}
          onClear={() => setSearch('')}
          create={create}
          acts={acts}
          onAct={act}
        />
      </Stack>
      {opened?.kind === 'creation' ? <GameCreation onClose={close} /> : null}
      <Suspense>
        {opened?.kind === 'import' ? <GameImport onClose={close} /> : null}
        {opened?.kind === 'clone' && chosen ? <GameClone game={chosen} onClose={close} /> : null}
        {opened?.kind === 'export' && chosen ? <GameExport game={chosen} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
