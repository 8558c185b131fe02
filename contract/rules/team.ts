/**
 * In UTF-16 units, as the base server counts. Its limit of 15 is short, and its clients show any length
 * (extension `long-names`).
 */
export const TEAM_NAME_MAX = 32
export const TEAM_BIO_MAX = 31

/** As the user typed them, before they are trimmed. */
export interface TeamTexts {
  name: string
  bio: string
}
export interface TeamFlaws {
  name: 'missing' | 'long' | null
  bio: 'long' | null
}

export const trimmedTexts = ({ name, bio }: TeamTexts): TeamTexts => ({ name: name.trim(), bio: bio.trim() })

export function teamFlaws(texts: TeamTexts): TeamFlaws {
  const { name, bio } = trimmedTexts(texts)
  return {
    name: isBlank(name) ? 'missing' : name.length > TEAM_NAME_MAX ? 'long' : null,
    bio: bio.length > TEAM_BIO_MAX ? 'long' : null,
  }
}

/**
 * Matches a visible character. A braille pattern without dots counts as a symbol in Unicode, but looks blank.
 */
const SHOWS = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

export const isBlank = (name: string): boolean => !SHOWS.test(name)
