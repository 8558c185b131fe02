/** The spellings of one name, such as `flag-answer`, `flagAnswer`, `FlagAnswer` and `flag answer`. */
export interface Names {
  kebab: string
  camel: string
  pascal: string
  spoken: string
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Null: the text is no name in kebab case. */
export function namesOf(kebab: string): Names | null {
  if (!KEBAB.test(kebab)) return null
  const pascal = kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    spoken: kebab.replaceAll('-', ' '),
  }
}
