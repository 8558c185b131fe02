import { children, oneDeeper, noteId, type RenderPosition } from './render-nodes.tsx'

/** In the order of their calls; a note nobody calls for is left out, as everywhere. */
export function Footnotes({ place }: { place: RenderPosition }) {
  const { order, notes } = place.references
  if (order.length === 0) return null
  return (
    <section data-footnotes="">
      <ol>
        {order.map((name) => (
          <li key={name} id={noteId(place, name)}>
            {children(notes.get(name)?.children ?? [], oneDeeper(place))}
          </li>
        ))}
      </ol>
    </section>
  )
}
