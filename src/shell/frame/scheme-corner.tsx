import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { SCHEMES, type Scheme } from '#machines/app/scheme.machine.ts'
import { useScheme } from '#src/bind/use-scheme.ts'
import { useText } from '#src/text/use-text.ts'
import { Corner } from './nav-corner.tsx'

export const SCHEME_ICONS = { dark: Moon, light: Sun, system: MonitorSmartphone } as const satisfies Record<
  Scheme,
  typeof Moon
>

export function SchemeCorner() {
  const { view, choose } = useScheme()
  const words = useText().screens.scheme
  const Icon = SCHEME_ICONS[view.chosen]
  return (
    <Corner
      label={words.name}
      tip={words.name}
      entries={SCHEMES.map((scheme) => {
        const ItsIcon = SCHEME_ICONS[scheme]
        return {
          kind: 'choice',
          id: scheme,
          label: words[scheme],
          icon: <ItsIcon />,
          isChosen: view.chosen === scheme,
          onSelect: () => choose(scheme),
        }
      })}
    >
      <Icon aria-hidden />
    </Corner>
  )
}
