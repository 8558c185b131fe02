import { useState } from 'react'
import type { FreezeModel } from '#contract/models/freeze.ts'
import type { GameInfoModel } from '#contract/models/game-edit.ts'
import { instant } from '#contract/models/time.ts'
import type { BoardFreezeView } from '#machines/admin/board-freeze.machine.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Row, Text } from '#src/ui/layout.tsx'

export type FrozenGame = Pick<GameInfoModel, 'id' | 'title' | 'start' | 'end'>
export interface FreezeFormProps {
  game: FrozenGame
  freeze: FreezeModel
  view: BoardFreezeView
  now: number
  onSet: (freezeAt: number | null) => void
  onReveal: () => void
}

export const game = {
  id: 1,
  title: 'Autumn Open',
  start: '2026-10-01T08:00:00.000Z',
  end: '2026-10-01T16:00:00.000Z',
}

export function FreezeForm({ game: { start, end }, freeze, view, now, onSet, onReveal }: FreezeFormProps) {
  const { screens, locale } = useText()
  const { freeze: words } = useWords(gameEditorWords)
  const stored = freeze.freezeAt === null ? null : instant(freeze.freezeAt)
  // The unsaved input, with the value that was stored when it began, to notice another organiser's change.
  // Null if nothing is unsaved.
  const [typed, setTyped] = useState<{ at: number | null; over: number | null } | null>(null)
  if (typed !== null && typed.at === stored) setTyped(null)
  const at = typed === null ? stored : typed.at
  const isOvertaken = typed !== null && typed.over !== stored
  const isOutside = at !== null && (at < instant(start) || at >= instant(end))
  const doing = view.kind === 'busy' ? view.doing : null
  const stateOf = (one: typeof doing) => (doing === one ? 'busy' : 'ready')
  return (
    <FormSection
      title={words.title}
      text={
        <>
          {words.text} {words.alone}
        </>
      }
    >
      {view.kind === 'resting' && view.problem ? (
        <Alert tone="danger">{problemWords(view.problem, screens.reading)}</Alert>
      ) : null}
      {freeze.revealedAt === null ? null : (
        <Alert tone="info">{words.revealed(formatMoment(instant(freeze.revealedAt), locale))}</Alert>
      )}
      <DateTime
        label={words.at}
        name="freezeAt"
        hint={words.none}
        now={now}
        value={at}
        least={instant(start)}
        most={instant(end)}
        error={isOutside ? words.outside : null}
        onValueChange={(next) => setTyped({ at: next, over: typed === null ? stored : typed.over })}
      />
      {isOvertaken ? (
        <Alert tone="warning" action={<Button onClick={() => setTyped(null)}>{words.take}</Button>}>
          {words.meanwhile(stored === null ? null : formatMoment(stored, locale))}
        </Alert>
      ) : null}
      <Row gap="3">
        <Button
          state={stateOf('setting')}
          onClick={() => {
            if (!isOutside && doing === null) onSet(at)
          }}
        >
          {doing === 'setting' ? words.setting : words.set}
        </Button>
        {stored !== null && freeze.revealedAt === null && now >= stored ? (
          <Button tone="caution" look="outline" state={stateOf('revealing')} onClick={onReveal}>
            {doing === 'revealing' ? words.revealing : words.reveal}
          </Button>
        ) : null}
        <Text role="status" size="sm" tone="muted">
          {typed === null ? null : words.unsaved}
        </Text>
      </Row>
    </FormSection>
  )
}
