import { Suspense } from 'react'
import { cx } from '#styled/css/index.js'
import { markdown, type MarkdownVariantProps } from '#styled/recipes/markdown.js'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { CopyLabels } from './copy-button.tsx'
import type { MarkdownForm } from './markdown/parse.ts'
import { SourceOnError } from './markdown/source-on-error.tsx'
import { Skeleton } from './skeleton.tsx'

export interface MarkdownProps extends Pick<MarkdownVariantProps, 'size'> {
  source: string
  /** `short` is for a notice, or for a hint in a list. */
  form?: MarkdownForm
  className?: string
  /** The labels of the copy button of code blocks. Missing: there is no button. */
  copyLabels?: CopyLabels
}

const MarkdownDocument = lazyPart(
  async () => (await import('./markdown/markdown-document.tsx')).MarkdownDocument,
)

/**
 * Shows Markdown of other users. HTML in the source never becomes markup of the page, and nothing is fetched
 * from other hosts.
 */
export function Markdown({ source, size, form = 'whole', className, copyLabels }: MarkdownProps) {
  return (
    <div className={cx(markdown({ size }), className)}>
      <SourceOnError source={source}>
        <Suspense fallback={form === 'short' || !source.includes('\n') ? source : <Waiting />}>
          <MarkdownDocument source={source} form={form} copyLabels={copyLabels} />
        </Suspense>
      </SourceOnError>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </>
  )
}
