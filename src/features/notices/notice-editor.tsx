import FileQuestion from 'lucide-react/icons/file-question-mark'
import { useRef, useState } from 'react'
import { listNoticesToEdit } from '#contract/calls/edit.ts'
import { NOTICE } from '#contract/fields/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import { effectsOfGame } from '#machines/app/asked-effects.ts'
import { printNoticeId } from '#machines/admin/editor-ids.ts'
import { useRead } from '#src/api/use-read.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useSession } from '#src/bind/use-session.ts'
import { EditorFrame } from '#src/shell/editor/editor-frame.tsx'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords, useText } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { MarkdownField } from '#src/ui/markdown-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { excerptOf, toNoticesView } from './notice-editor-view.ts'
import { NoticeList } from './notice-list.tsx'

/**
 * The notice in the form. Null for a new one. `turn` counts the forms and is their key, so that no form keeps
 * the state of the last one.
 */
interface Writing {
  notice: number | null
  turn: number
}

/** The organisers' notices of one game, with one form for all of them, so that there is one thing to save. */
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
        <Text as="h2" ref={heading} id="published-notices" tabIndex={-1} face="heading" below="3">
          {words.list}
        </Text>
        <NoticeList
          view={view}
          held={removing}
          onEdit={({ id }) => write(id)}
          onDelete={({ id, content }) => {
            // The form must not edit a deleted notice, so it starts anew.
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

interface NoticeFormProps {
  /** `notice` is null for a new notice. */
  place: { account: string; game: number; notice: number | null }
  /** `taken`: the user has pressed a button to get here, so the field takes the focus. */
  focus: 'taken' | 'left'
  onSaved: () => void
}

function NoticeForm({ place, focus, onSaved }: NoticeFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).notices
  const { markdown } = useWords(editorWords)
  const announce = useAnnounce()
  const { account, game, notice } = place
  const editing = useEditor(
    usePart('admin').editors.notice,
    {
      account,
      id: printNoticeId(game, notice),
      // An edit notifies nobody, so only a new notice asks for confirmation.
      asks: () => (notice === null ? { kind: 'publish-notice', effects: effectsOfGame(game) } : null),
    },
    {
      drawn: {
        succeeded: () => {
          announce({ kind: notice === null ? 'notice-published' : 'notice-saved' })
          onSaved()
        },
      },
    },
  )
  const [first] = useState(focus)
  const flaw = NOTICE.content.flawOf(editing.form.content)
  const shown = useVisibleFlaws({ content: flaw })
  return (
    <EditorFrame
      editing={editing}
      labels={{ content: words.field }}
      {...(place.notice === null ? { acts: { save: words.publish, saving: words.publishing } } : {})}
      address={`/games/${place.game}/room/notices`}
      skeleton={
        <SkeletonShape label={reading.loading}>
          <Skeleton shape="block" height="note" />
        </SkeletonShape>
      }
      missing={<EmptyState rank="h3" icon={<FileQuestion />} title={words.gone} text={words.goneText} />}
      onSave={() => {
        shown.showAll()
        if (flaw === null) editing.send({ type: 'save' })
      }}
    >
      <MarkdownField
        autoFocus={first === 'taken'}
        label={words.field}
        name="content"
        rows={5}
        form="short"
        labels={markdown}
        {...(place.notice === null ? {} : { hint: words.silent })}
        value={editing.form.content}
        error={
          shown.of('content') === null
            ? null
            : flaw === 'missing'
              ? words.missing
              : words.long(MAX_TEXT_LENGTH)
        }
        onValueChange={(content) => editing.edit({ content })}
      />
    </EditorFrame>
  )
}
