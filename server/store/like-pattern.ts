/** A pattern for rows that contain the text. Escapes the wildcards of the database. */
export const toLikePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
