/**
 * A pattern for whatever holds the text somewhere. What are wildcards to the database are letters to people.
 */
export const toLikePattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
