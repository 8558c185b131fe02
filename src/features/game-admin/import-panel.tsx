import { MAX_ARCHIVE_BYTES } from '#contract/rules/game-archive.ts'
import type { GameImportView, ImportCommand } from '#machines/admin/game-import.machine.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FileDrop } from '#src/ui/file-drop.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { Progress } from '#src/ui/progress.tsx'
import { NotUploaded, Uploading } from '#src/ui/upload-steps.tsx'
import { css } from '#styled/css/index.js'
import { ImportedGame } from './imported-game.tsx'

export interface ImportPanelProps {
  view: GameImportView
  send: (wish: ImportCommand) => void
}

/** The first button takes the focus of the one it takes the place of. */
export function ImportPanel({ view, send }: ImportPanelProps) {
  const { locale, screens } = useText()
  const words = useWords(gameArchiveWords).import
  const first = useFocusOn<HTMLButtonElement>(
    view.kind === 'idle' || view.kind === 'imported' ? null : view.kind,
  )
  const most = formatBytes(MAX_ARCHIVE_BYTES, locale)
  switch (view.kind) {
    case 'idle':
      return (
        <Stack gap="3">
          <Text as="p" tone="muted">
            {words.text}
          </Text>
          <FileDrop
            label={words.choose}
            hint={words.chooseHint(most)}
            accept=".zip,application/zip"
            error={
              view.flaw === null
                ? null
                : view.flaw === 'large'
                  ? words.flaw.large(most)
                  : words.flaw[view.flaw]
            }
            onFiles={([file]) => (file ? send({ type: 'upload', file }) : undefined)}
          />
        </Stack>
      )
    case 'sending':
      return (
        <Uploading
          first={first}
          label={words.sending(view.file)}
          share={view.share}
          text={`${words.sending(view.file)} · ${words.sent(Math.floor(view.share * 100))}`}
          stop={words.stop}
          onStop={() => send({ type: 'cancel' })}
        />
      )
    case 'unpacking':
      return (
        <Stack gap="3">
          <Progress label={words.sending(view.file)} value={1} />
          <Button ref={first} state="busy" className={css({ alignSelf: 'flex-start' })}>
            {words.unpacking}
          </Button>
        </Stack>
      )
    case 'failed':
    case 'cancelled':
      return (
        <NotUploaded
          first={first}
          why={
            view.kind === 'failed'
              ? { kind: 'failed', title: words.failed, text: problemWords(view.problem, screens.reading) }
              : { kind: 'cancelled', text: words.cancelled(view.file) }
          }
          labels={{ retry: words.retry, leave: words.dismiss }}
          onRetry={() => send({ type: 'retry' })}
          onLeave={() => send({ type: 'dismiss' })}
        />
      )
    case 'imported':
      return <ImportedGame game={view.game} />
    default:
      return view satisfies never
  }
}
