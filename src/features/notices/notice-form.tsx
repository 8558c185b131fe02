import { useState, type ComponentType } from 'react'
import { NOTICE } from '#contract/fields/notice.ts'
import { MAX_TEXT_LENGTH } from '#contract/rules/edit-limits.ts'
import type { EditorFrameProps } from '#src/bind/editor-frame.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { useEditor } from '#src/bind/use-editor.ts'
import { usePart } from '#src/bind/use-part.ts'
import { printNoticeId } from '#machines/admin/editor-ids.ts'
import { useVisibleFlaws } from '#src/shell/use-visible-errors.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useFocusOn } from '#src/ui/use-focus-on.ts'
import { MarkdownField } from '#src/ui/markdown-field.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { css } from '#styled/css/index.js'
import FileQuestion from 'lucide-react/icons/file-question-mark'

export interface NoticeFormProps {
  /** `notice` is null for a new one. */
  place: { account: string; game: number; notice: number | null }
  Frame: ComponentType<EditorFrameProps>
  /** Somebody has just come here by a press, and goes on with the keys. */
  focus: 'taken' | 'left'
  onSaved: () => void
}

/** One notice, new or published. */
export function NoticeForm({ place, Frame, focus, onSaved }: NoticeFormProps) {
  const { reading } = useText().screens
  const words = useWords(gameEditorWords).notices
  const { markdown } = useWords(editorWords)
  const announce = useAnnounce()
  const { account, game, notice } = place
  const editing = useEditor(
    usePart('admin').editors.notice,
    { account, id: printNoticeId(game, notice) },
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
  const area = useFocusOn<HTMLTextAreaElement>(
    first === 'taken' && editing.view.kind === 'open' ? 'open' : null,
  )
  const flaw = NOTICE.content.flawOf(editing.form.content)
  const shown = useVisibleFlaws({ content: flaw })
  return (
    <Frame
      editing={editing}
      labels={{ content: words.field }}
      {...(place.notice === null ? { acts: { save: words.publish, saving: words.publishing } } : {})}
      address={`/admin/games/${place.game}/notices`}
      skeleton={
        <SkeletonShape label={reading.loading} className={css({ display: 'block', height: '32' })}>
          <Skeleton shape="block" />
        </SkeletonShape>
      }
      missing={<EmptyState rank="h3" icon={<FileQuestion />} title={words.gone} text={words.goneText} />}
      onSave={() => {
        shown.showAll()
        if (flaw === null) editing.send({ type: 'save' })
      }}
    >
      <MarkdownField
        ref={area}
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
    </Frame>
  )
}
