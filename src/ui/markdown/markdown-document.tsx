import { useId, useMemo } from 'react'
import { Footnotes } from './footnotes.tsx'
import { children, type RenderPosition } from './render-nodes.tsx'
import { parse, type MarkdownForm } from './parse.ts'
import { collectReferences } from './references.ts'
import { WrittenText } from './text-with-breaks.tsx'

export function MarkdownDocument({ source, form }: { source: string; form: MarkdownForm }) {
  const id = useId()
  const root = useMemo(() => parse(source, form), [source, form])
  if (!root) return <WrittenText text={source} />
  const place: RenderPosition = {
    id,
    here: location.href,
    depth: 0,
    pictures: form === 'whole' ? 'shown' : 'linked',
    references: collectReferences(root),
  }
  return (
    <>
      {children(root.children, place)}
      <Footnotes place={place} />
    </>
  )
}
