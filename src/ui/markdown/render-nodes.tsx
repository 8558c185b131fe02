import type { AlignType, Nodes, RootContent, Table, TableRow } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { code } from '#styled/recipes/code.js'
import type { CopyLabels } from '../copy-button.tsx'
import { FencedCode } from './fenced-code.tsx'
import { DEEPEST_ELEMENT } from './limits.ts'
import { Maths } from './maths.tsx'
import type { References } from './references.ts'
import { Picture, SafeLink } from './link-and-image.tsx'

export interface RenderPosition {
  /** Unique in the page, because two texts may both have a note 1. */
  id: string
  here: string
  depth: number
  /** `linked`: in a list of short texts an image would be higher than everything else. */
  pictures: 'shown' | 'linked'
  /** The ranks of the top-level headings of the text, highest first. */
  ranks: readonly number[]
  references: References
  copyLabels: CopyLabels | undefined
}

export const oneDeeper = (place: RenderPosition): RenderPosition => ({ ...place, depth: place.depth + 1 })
export const noteId = (place: RenderPosition, name: string) => `${place.id}-note-${name}`

export function renderNodes(nodes: readonly RootContent[], place: RenderPosition): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{toElement(node, place)}</Fragment>)
}

function toElement(node: Nodes, place: RenderPosition): ReactNode {
  if (place.depth > DEEPEST_ELEMENT) return plainText(node)
  const inside =
    'children' in node && node.type !== 'table'
      ? () => renderNodes(node.children, oneDeeper(place))
      : () => null
  switch (node.type) {
    case 'text':
      return node.value
    // HTML is shown as source and never becomes markup of the page.
    case 'html':
      return node.value
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return (
        <Heading rank={node.depth} level={place.ranks.indexOf(node.depth)}>
          {inside()}
        </Heading>
      )
    case 'emphasis':
      return <em>{inside()}</em>
    case 'strong':
      return <strong>{inside()}</strong>
    case 'delete':
      return <del>{inside()}</del>
    case 'inlineCode':
      return <code className={code({ kind: 'inline' })}>{node.value}</code>
    case 'code':
      return <FencedCode source={node.value} language={node.lang ?? null} copyLabels={place.copyLabels} />
    case 'inlineMath':
      return <Maths source={node.value} display="inline" />
    case 'math':
      return <Maths source={node.value} display="block" />
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>
    case 'listItem':
      return (
        <li>
          {typeof node.checked === 'boolean' ? (
            <input
              type="checkbox"
              checked={node.checked}
              disabled
              aria-label={plainText(node).slice(0, 80)}
            />
          ) : null}
          {renderNodes(node.spread ? node.children : node.children.flatMap(unwrapped), oneDeeper(place))}
        </li>
      )
    case 'link':
      return (
        <SafeLink address={node.url} title={node.title} here={place.here}>
          {inside()}
        </SafeLink>
      )
    case 'linkReference': {
      const target = place.references.links.get(node.identifier)
      return target ? (
        <SafeLink address={target.url} title={target.title} here={place.here}>
          {inside()}
        </SafeLink>
      ) : (
        inside()
      )
    }
    case 'image':
      return <Picture address={node.url} words={node.alt} title={node.title} place={place} />
    case 'imageReference': {
      const target = place.references.links.get(node.identifier)
      return target ? (
        <Picture address={target.url} words={node.alt} title={target.title} place={place} />
      ) : (
        node.alt
      )
    }
    case 'footnoteReference': {
      const number = place.references.order.indexOf(node.identifier) + 1
      return number === 0 ? null : (
        <sup>
          <a href={`#${noteId(place, node.identifier)}`}>{number}</a>
        </sup>
      )
    }
    case 'table':
      return <Grid table={node} place={oneDeeper(place)} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'definition':
    case 'footnoteDefinition':
    case 'yaml':
      return null
    case 'root':
    case 'tableRow':
    case 'tableCell':
      return inside()
    default:
      return node satisfies never
  }
}

/** Removes the paragraph of a list item, because a list without blank lines has none. */
function unwrapped(node: RootContent): RootContent[] {
  return node.type === 'paragraph' ? node.children : [node]
}

const TAGS = ['h2', 'h3', 'h4', 'h5'] as const

/**
 * The tag is below the title of the page and skips no level, because many texts start with their second rank.
 * The rank decides only the look.
 */
function Heading({ rank, level, children: text }: { rank: number; level: number; children: ReactNode }) {
  const Tag = TAGS[level] ?? 'h6'
  return <Tag data-rank={rank}>{text}</Tag>
}

function Grid({ table, place }: { table: Table; place: RenderPosition }) {
  const [head, ...body] = table.children
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <table tabIndex={0}>
      {head ? (
        <thead>
          <Cells row={head} align={table.align} tag="th" place={place} />
        </thead>
      ) : null}
      <tbody>
        {body.map((row, index) => (
          <Cells key={index} row={row} align={table.align} tag="td" place={place} />
        ))}
      </tbody>
    </table>
  )
}

function Cells({
  row,
  align,
  tag: Cell,
  place,
}: {
  row: TableRow
  align: AlignType[] | null | undefined
  tag: 'th' | 'td'
  place: RenderPosition
}) {
  return (
    <tr>
      {row.children.map((cell, index) => (
        <Cell key={index} style={{ textAlign: align?.[index] ?? undefined }}>
          {renderNodes(cell.children, oneDeeper(place))}
        </Cell>
      ))}
    </tr>
  )
}

/** The text of a node, in order. It does not recurse, because a tree may be thousands of levels deep. */
function plainText(node: Nodes): string {
  const words: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return words.join('')
}
