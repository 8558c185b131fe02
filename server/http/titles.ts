import { en } from './titles/en.ts'
import { labelOf } from './titles/fields.ts'
import { ja } from './titles/ja.ts'
import { LANGUAGES, type Language } from '#server/base/language.ts'
import { zh, type TitleKey } from './titles/zh.ts'

export type TitleParams = Readonly<Record<string, string | number>>

const catalogues: Readonly<Record<Language, Readonly<Record<TitleKey, string>>>> = { zh, en, ja }

export const titleOf = (key: TitleKey, language: Language, fill: TitleParams = {}) =>
  catalogues[language][key].replace(/\{(\w+)\}/g, (hole, name: string) =>
    name === 'field' ? labelOf(String(fill[name]), language) : String(fill[name] ?? hole),
  )

/** The best of `Accept-Language`; Chinese when it names none that we speak. */
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
        language: LANGUAGES.find((known) => range.split('-')[0] === known),
        weight: Number(weight ?? 1),
      }
    })
    .filter((wish) => wish.weight > 0)
  return (
    wishes.sort((a, b) => b.weight - a.weight).find((wish) => wish.language !== undefined)?.language ?? 'zh'
  )
}
const MAX_READ = 500
