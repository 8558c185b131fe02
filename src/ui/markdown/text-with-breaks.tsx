import { code } from '#styled/recipes/code.js'

/** Shows the source of a text that failed to render, or would be too expensive to render. */
export function TextWithBreaks({ text }: { text: string }) {
  return <pre className={code({ kind: 'block' })}>{text}</pre>
}
