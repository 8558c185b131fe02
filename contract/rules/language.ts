/** The languages of screens, emails and refusals. Each type that is keyed by `Language` needs every one. */
export const LANGUAGES = ['zh', 'en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
