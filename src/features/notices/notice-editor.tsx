import { useRef, useState } from 'react'
import { listNoticesToEdit } from '#contract/calls/edit.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { css } from '#styled/css/index.js'
import { NoticeForm } from './notice-form.tsx'
import { NoticeList } from './notice-list.tsx'
import { excerptOf, toNoticesView } from './notice-editor-view.ts'

/** What is in the form: a published notice, or a new one; `turn` counts those, so that each begins blank. */
interface Writing {
  notice: number | null
  turn: number
}

/**
 * What the organisers have told the players of one game, and the form for more. There is one form, so that
 * there is one thing to save.
 */
export function NoticeEditor({ gameId }: { gameId: number }) {
  const words = useWords(gameEditorWords).notices
  const session = useSession()
  const account = session.view.kind === 'signed-in' ? session.view.account.id : ''
  const [writing, setWriting] = useState<Writing>({ notice: null, turn: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const [removal, remove] = useProcess(
    usePart('admin').removal,
    {},
    { drawn: { succeeded: () => heading.current?.focus() } },
  )
  const view = toNoticesView(useRead(listNoticesToEdit, { params: { id: gameId } }, 'once'))
  const write = (notice: number | null) => setWriting(({ turn }) => ({ notice, turn: turn + 1 }))
  const removing = removal.kind === 'busy' && removal.task.kind === 'notice' ? removal.task.notice : null
  return (
    <Stack gap="6">
      <Text as="p" tone="muted">
        {words.text}
      </Text>
      <Stack as="section" aria-labelledby="write-notice" gap="4">
        <Row gap="2" justify="between">
          <Text as="h2" id="write-notice" face="heading">
            {writing.notice === null ? words.write : words.edited}
          </Text>
          {writing.notice === null ? null : (
            <Button size="sm" look="outline" onClick={() => write(null)}>
              {words.writeNew}
            </Button>
          )}
        </Row>
        <NoticeForm
          key={writing.turn}
          place={{ account, game: gameId, notice: writing.notice }}
          focus={writing.turn === 0 ? 'left' : 'taken'}
          onSaved={() => write(null)}
        />
      </Stack>
      <section aria-labelledby="published-notices">
        <h2
          ref={heading}
          id="published-notices"
          tabIndex={-1}
          className={css({ textStyle: 'heading', marginBlockEnd: '3', outline: 'none' })}
        >
          {words.list}
        </h2>
        <NoticeList
          view={view}
          held={removing}
          onEdit={({ id }) => write(id)}
          onDelete={({ id, content }) => {
            // What is taken away is not written at any longer.
            if (writing.notice === id) write(null)
            remove({
              type: 'begin',
              task: { kind: 'notice', game: gameId, notice: id, content: excerptOf(content) },
            })
          }}
        />
      </section>
    </Stack>
  )
}
