import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { useNavigationType, Navigate } from 'react-router-dom'
import { listGamesToEdit } from '#contract/calls/edit.ts'
import type { GameDraft } from '#machines/admin/game-creation.machine.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useFromNow, useNow } from '#src/browser/clock.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { TakeOverLink } from '#src/shell/take-over-link.tsx'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ALL_GAMES } from '#src/url/all-games-query.ts'
import { GameRows } from './admin-game-rows.tsx'
import { actionsOf, type GameAction } from './game-actions.ts'
import { CreationForm, USUAL_LENGTH_MS } from './game-creation-form.tsx'
import { toGameListView } from './listed-game.ts'

const HOUR_MS = 3_600_000

const MINUTE_MS = 60_000

// Each of these dialogs loads when it first opens.
const GameImport = lazyPart(async () => (await import('./game-import.tsx')).GameImport)
const GameExport = lazyPart(async () => (await import('./game-export.tsx')).GameExport)
const GameClone = lazyPart(async () => (await import('./game-clone.tsx')).GameClone)

type Opened = { kind: 'creation' | 'import' } | { kind: GameAction; game: number } | null

export function GameListAdmin() {
  const words = useWords(gameEditorWords).list
  const title = useFocusHeading(useNavigationType() !== 'POP')
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Opened>(null)
  const { features } = useConfig()
  const acts = actionsOf(features)
  const comesIn = useWords(gameArchiveWords).open.import
  // The input updates immediately, and the rows follow when there is time.
  const sought = useDeferredValue(search)
  // Rounded to the minute, so that the rows are not rendered every second. A late change of phase does no
  // harm here.
  const now = useFromNow((time) => Math.floor(time / MINUTE_MS) * MINUTE_MS)
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
          <Stack measure="dialog">
            <TextField
              type="search"
              label={words.search}
              before={<Search aria-hidden />}
              value={search}
              onValueChange={setSearch}
            />
          </Stack>
        ) : null}
        <GameRows
          view={view}
          now={now}
          search={sought}
          onClear={() => setSearch('')}
          create={
            <>
              {create}
              <TakeOverLink />
            </>
          }
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

/** The typed text outlives the dialog and an expired session. */
function GameCreation({ onClose }: { onClose: () => void }) {
  const words = useWords(gameEditorWords).creation
  const now = useNow()
  const { texts: kept, type, forget } = useTypedText('game-creation')
  const [view, send] = useProcess(usePart('admin').gameCreation, {}, { hear: { succeeded: forget } })
  const [nextHour] = useState(() => Math.ceil(now / HOUR_MS) * HOUR_MS)
  if (view.kind === 'done') return <Navigate to={`/games/${view.value.id}/room/settings`} />
  const draft: GameDraft = {
    title: kept['title'] ?? '',
    startsAt: momentIn(kept['startsAt'], nextHour),
    endsAt: momentIn(kept['endsAt'], nextHour + USUAL_LENGTH_MS),
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close} size="sm">
      <CreationForm
        view={view}
        draft={draft}
        now={now}
        onType={({ title, startsAt, endsAt }) => {
          if (title !== undefined) type('title', title)
          if (startsAt !== undefined) type('startsAt', String(startsAt ?? ''))
          if (endsAt !== undefined) type('endsAt', String(endsAt ?? ''))
          send({ type: 'edit' })
        }}
        onSubmit={(form) => send({ type: 'submit', form })}
      />
    </Dialog>
  )
}

/**
 * Undefined means that the user has not edited the field, so it has its usual value. Empty means that the
 * user has cleared it.
 */
function momentIn(kept: string | undefined, usual: number): number | null {
  if (kept === undefined) return usual
  return kept === '' ? null : Number(kept)
}
