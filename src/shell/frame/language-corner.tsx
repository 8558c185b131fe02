import Languages from 'lucide-react/icons/languages'
import { LANGUAGES } from '#contract/rules/language.ts'
import { useLanguage } from '#src/bind/use-language.ts'
import { useText } from '#src/text/use-text.ts'
import { Corner } from './nav-corner.tsx'

export function LanguageCorner() {
  const { view, choose } = useLanguage()
  const { app, screens } = useText()
  const shown = view.kind === 'speaking' ? view.language : null
  return (
    <Corner
      label={screens.frame.language}
      tip={screens.frame.language}
      entries={LANGUAGES.map((language) => ({
        kind: 'choice',
        id: language,
        label: app.language[language],
        isChosen: shown === language,
        onSelect: () => choose(language),
      }))}
    >
      <Languages aria-hidden />
    </Corner>
  )
}
