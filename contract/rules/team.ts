/**
 * In UTF-16 units, as the base server counts. It takes 15; its clients show whatever a server answers
 * (extension `long-names`).
 */
export const TEAM_NAME_MAX = 32
export const TEAM_BIO_MAX = 31

/** What a team says about itself, as it is typed. */
export interface TeamTexts {
  name: string
  bio: string
}
export interface TeamFlaws {
  name: 'missing' | 'long' | null
  bio: 'long' | null
}

/** The space around a text is not part of it. */
export const trimmedTexts = ({ name, bio }: TeamTexts): TeamTexts => ({ name: name.trim(), bio: bio.trim() })

export function teamFlaws(texts: TeamTexts): TeamFlaws {
  const { name, bio } = trimmedTexts(texts)
  return {
    name: isBlank(name) ? 'missing' : name.length > TEAM_NAME_MAX ? 'long' : null,
    bio: bio.length > TEAM_BIO_MAX ? 'long' : null,
  }
}

/** A braille pattern without a dot: a sign by its class, and a blank to the eye. */
const SHOWS = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What does not show makes no name, however many characters it has. */
export const isBlank = (name: string): boolean => !SHOWS.test(name)
