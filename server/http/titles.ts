import { en } from './titles/en.ts'
import { labelOf } from './titles/fields.ts'
import { ja } from './titles/ja.ts'
import { LANGUAGES, type Language } from '#contract/rules/language.ts'
import { zh, type TitleKey } from './titles/zh.ts'

export type TitleParams = Readonly<Record<string, string | number | readonly string[]>>

const catalogues: Readonly<Record<Language, Readonly<Record<TitleKey, string>>>> = { zh, en, ja }

export const titleOf = (key: TitleKey, language: Language, fill: TitleParams = {}) =>
  catalogues[language][key].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = fill[name] ?? hole
    if (typeof value === 'object') return new Intl.ListFormat(language, { type: 'disjunction' }).format(value)
    return name === 'field' ? labelOf(String(value), language) : String(value)
  })

/**
 * The best match of `Accept-Language`, or English if it names other languages only. Programs that send no
 * header get Chinese, as from a base server.
 */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, MAX_READ)
    .split(',')
    .map((wish) => {
      const [range = '', ...rules] = wish.trim().toLowerCase().split(';')
      const weight = rules
        .map((rule) => /^\s*q=([\d.]+)\s*$/.exec(rule)?.[1])
        .find((found) => found !== undefined)
      return {
        isNamed: /^[a-z]/.test(range),
        language: LANGUAGES.find((known) => range.split('-')[0] === known),
        weight: Number(weight ?? 1),
      }
    })
    .filter((wish) => wish.weight > 0 && wish.isNamed)
  if (wishes.length === 0) return 'zh'
  const best = wishes.sort((a, b) => b.weight - a.weight).find((wish) => wish.language !== undefined)
  return best?.language ?? 'en'
}
const MAX_READ = 500
