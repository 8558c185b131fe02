/** The languages of screens, emails and refusals. Types that are keyed by `Language` name every other place. */
export const LANGUAGES = ['zh', 'en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
