import type { EditorView } from '#machines/admin/editor-view.ts'
import { useToday } from '#src/browser/today.ts'
import { formatList } from '#src/format/list.ts'
import { formatMinute } from '#src/format/time.ts'
import type { EditorWords } from '#src/text/areas/editor.en.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { SaveBar, type SaveBarProps } from '#src/ui/save-bar.tsx'
import type { EditorFrameProps } from './editor-frame-props.ts'

export type OpenView = Extract<EditorView, { kind: 'open' }>

export interface SaveFootProps {
  view: OpenView
  labels: Readonly<Record<string, string>>
  acts?: EditorFrameProps['acts'] | undefined
  onDiscard: () => void
}

export function SaveFoot({ view, labels, acts, onDiscard }: SaveFootProps) {
  const { locale, screens } = useText()
  const words = useWords(editorWords)
  const today = useToday()
  const { problem } = view
  return (
    <SaveBar
      {...toSaveState(view, labels, locale, today, words)}
      labels={{ ...words, ...acts }}
      onDiscard={onDiscard}
    >
      {problem ? (
        <Alert tone="danger" title={words.notSaved}>
          {problem.kind === 'signed-out' ? words.signedOut : problemWords(problem, screens.reading)}
        </Alert>
      ) : null}
    </SaveBar>
  )
}

/** The line at the bottom or the top of an editor about unsaved changes and the last save. */
export function toSaveState(
  { status, changes, savedAt, isKept }: OpenView,
  labels: SaveFootProps['labels'],
  locale: string,
  today: number,
  words: EditorWords,
): Pick<SaveBarProps, 'state' | 'tone' | 'status'> {
  if (status === 'saving') return { state: 'busy', tone: 'calm', status: null }
  if (changes.length === 0) {
    return savedAt === null
      ? { state: 'same', tone: 'calm', status: words.same }
      : { state: 'same', tone: 'saved', status: words.savedAt(formatMinute(savedAt, today, locale)) }
  }
  const names = formatList(
    changes.map((field) => labels[field] ?? field),
    locale,
  )
  return {
    state: 'changed',
    tone: 'unsaved',
    status: `${words.unsaved(names)} · ${isKept ? words.keptHere : words.keptNowhere}`,
  }
}
