import { code } from '#styled/recipes/code.js'

/** The source itself, where making more of it would cost too much. */
export function WrittenText({ text }: { text: string }) {
  return <pre className={code({ kind: 'block' })}>{text}</pre>
}
