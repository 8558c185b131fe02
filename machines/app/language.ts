import { LANGUAGES, type Language } from '#contract/rules/language.ts'

/** The user's choice, else the first supported language of the browser, else English. */
export function pickLanguage(chosen: Language | null, browser: readonly string[]): Language {
  return chosen ?? browser.map(languageOf).find((language) => language !== null) ?? 'en'
}

/** Reads a language tag such as `ja-JP`, in any case. Null: the language is not supported. */
export function languageOf(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0]
  return LANGUAGES.find((language) => language === primary) ?? null
}
