import { lazy, Suspense } from 'react'
import { retryImport } from '#src/browser/retry-import.ts'
import { cx } from '#styled/css/index.js'
import { markdown, type MarkdownVariantProps } from '#styled/recipes/markdown.js'
import { Skeleton } from './skeleton.tsx'

export interface MarkdownProps extends Pick<MarkdownVariantProps, 'size'> {
  source: string
  className?: string
}

const MarkdownDocument = lazy(() => retryImport(async () => ({ default: (await import('./markdown/markdown-document.tsx')).MarkdownDocument })))

/** Shows what others wrote. Whatever the source holds, no markup of its own reaches the page, and nothing is fetched from another host. */
export function Markdown({ source, size, className }: MarkdownProps) {
  return (
    <div className={cx(markdown({ size }), className)}>
      <Suspense fallback={<Waiting />}>
        <MarkdownDocument source={source} />
      </Suspense>
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
