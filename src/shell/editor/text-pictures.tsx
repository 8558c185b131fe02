import { use, useRef, type RefObject } from 'react'
import { pictureMarkdown } from '#contract/rules/picture-markdown.ts'
import type { Upload } from '#contract/call.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { insertText, spotOf, type Spot } from '#src/browser/insert-text.ts'
import { useOnFiles } from '#src/browser/use-on-files.ts'
import { TextPicturesBar } from './text-pictures-bar.tsx'

interface TextPicturesProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The label of the field. */
  of: string
}

/** Uploads pictures for the field, and writes them where its caret was when they were chosen. */
export function TextPictures({ field, of }: TextPicturesProps) {
  const spot = useRef<Spot>(null)
  const [view, send] = useProcess(
    use(usePart('admin').textPictures()),
    {},
    {
      hear: {
        stored({ pictures }) {
          if (spot.current !== null)
            spot.current = insertText(spot.current, pictures.map(pictureMarkdown).join('\n'))
        },
      },
    },
  )
  const add = (files: readonly Upload[]) => {
    if (field.current !== null) spot.current = spotOf(field.current)
    send({ type: 'add', files })
  }
  useOnFiles(field, add)
  return <TextPicturesBar of={of} view={view} onAdd={add} send={send} />
}
