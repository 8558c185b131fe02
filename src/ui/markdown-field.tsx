import Eye from 'lucide-react/icons/eye'
import PenLine from 'lucide-react/icons/pen-line'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import type { MarkdownForm } from './markdown/parse.ts'
import { Markdown } from './markdown.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { Segmented } from './segmented.tsx'
import { TextArea, type TextAreaProps } from './text-area.tsx'
import { Stack, Text } from './layout.tsx'

export interface MarkdownFieldProps extends Omit<TextAreaProps, 'face' | 'value' | 'className'> {
  value: string
  /** The form in which readers get the text, for the preview. */
  form?: MarkdownForm
  labels: { view: string; write: string; preview: string; empty: string }
  /** The screen has a preview elsewhere, so the field needs none. */
  isAlone?: boolean
  /** What acts on the text, below it. */
  foot?: ReactNode
}

/** A Markdown field with its preview next to it, or one of the two on narrow screens. */
export function MarkdownField({
  value,
  form = 'whole',
  labels,
  isAlone = false,
  foot,
  ...area
}: MarkdownFieldProps) {
  const [chosen, setShown] = useState<'write' | 'preview'>('write')
  const shown = isAlone ? 'write' : chosen
  // The preview is deferred, so that typing stays fast.
  const source = useDeferredValue(value)
  return (
    <Stack gap="3" narrows>
      {isAlone ? null : (
        <div className={css({ lg: { display: 'none' } })}>
          <Segmented
            label={labels.view}
            size="sm"
            value={shown}
            onValueChange={setShown}
            choices={[
              { value: 'write', label: labels.write, icon: <PenLine aria-hidden /> },
              { value: 'preview', label: labels.preview, icon: <Eye aria-hidden /> },
            ]}
          />
        </div>
      )}
      <div className={isAlone ? undefined : panes}>
        {/* Never unmounted, because the browser would lose its undo history. */}
        <TextArea {...area} face="mono" value={value} className={shown === 'write' ? pane : hiddenPane} />
        {isAlone ? null : (
          <ScrollBox
            aria-label={`${area.label} · ${labels.preview}`}
            className={shown === 'preview' ? preview : cx(preview, onlyWide)}
          >
            {source.trim() === '' ? (
              <Text as="p" tone="muted">
                {labels.empty}
              </Text>
            ) : (
              <Markdown source={source} form={form} />
            )}
          </ScrollBox>
        )}
      </div>
      {foot}
    </Stack>
  )
}

const panes = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
})
const pane = css({ minWidth: '0' })
const hiddenPane = css({ display: { base: 'none', lg: 'flex' }, minWidth: '0' })
const preview = css({
  minWidth: '0',
  maxHeight: { lg: '[70vh]' },
  padding: '3',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.raised',
  borderRadius: 'small',
  overflowWrap: 'anywhere',
})
const onlyWide = css({ display: { base: 'none', lg: 'block' } })
