import { useSelector } from '@xstate/react'
import { toLanguageView, type LanguageView } from '#machines/app/language.machine.ts'
import type { Language } from '#contract/rules/language.ts'
import { isSameView } from './is-same-view.ts'
import { useWired } from './wired.ts'

export function useLanguage(): { view: LanguageView; choose: (language: Language) => void } {
  const { language } = useWired()
  return {
    view: useSelector(language, toLanguageView, isSameView),
    choose: (chosen) => language.send({ type: 'choose', language: chosen }),
  }
}
