import { Suspense, useRef } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { MarkdownField, type MarkdownFieldProps } from '#src/ui/markdown-field.tsx'

const TextPictures = lazyPart(async () => (await import('./text-pictures.tsx')).TextPictures)

/** A Markdown field that takes pictures: chosen, pasted or dropped. */
export function PicturedField(props: Omit<MarkdownFieldProps, 'foot' | 'ref'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <MarkdownField
      {...props}
      ref={field}
      foot={
        <Suspense fallback={null}>
          <TextPictures field={field} of={props.label} />
        </Suspense>
      }
    />
  )
}
