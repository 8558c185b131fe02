/** A pattern for rows that contain the text. The wildcards of the database are escaped. */
export const toLikePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
