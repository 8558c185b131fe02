import type { Root } from 'mdast'
import { useId, useMemo } from 'react'
import type { CopyLabels } from '../copy-button.tsx'
import { parse, type MarkdownForm } from './parse.ts'
import { collectReferences } from './references.ts'
import { renderNodes, oneDeeper, noteId, type RenderPosition } from './render-nodes.tsx'
import { TextWithBreaks } from './text-with-breaks.tsx'

interface MarkdownDocumentProps {
  source: string
  form: MarkdownForm
  copyLabels: CopyLabels | undefined
}

export function MarkdownDocument({ source, form, copyLabels }: MarkdownDocumentProps) {
  const id = useId()
  const root = useMemo(() => parse(source, form), [source, form])
  // The source exceeds a limit of the parser.
  if (!root) return <TextWithBreaks text={source} />
  const place: RenderPosition = {
    id,
    here: location.href,
    depth: 0,
    pictures: form === 'whole' ? 'shown' : 'linked',
    ranks: ranksOf(root),
    references: collectReferences(root),
    copyLabels,
  }
  return (
    <>
      {renderNodes(root.children, place)}
      <Footnotes place={place} />
    </>
  )
}

/** Counts only top-level headings. A rank that only quotes and lists use gets the lowest tag. */
const ranksOf = ({ children }: Root) =>
  [...new Set(children.flatMap((node) => (node.type === 'heading' ? node.depth : [])))].toSorted(
    (one, other) => one - other,
  )

/** Sorted by first reference. Notes without a reference are left out, as in other renderers. */
function Footnotes({ place }: { place: RenderPosition }) {
  const { order, notes } = place.references
  if (order.length === 0) return null
  return (
    <section data-footnotes="">
      <ol>
        {order.map((name) => (
          <li key={name} id={noteId(place, name)}>
            {renderNodes(notes.get(name)?.children ?? [], oneDeeper(place))}
          </li>
        ))}
      </ol>
    </section>
  )
}
