import { Link, useNavigationType, useOutletContext } from 'react-router-dom'
import { useFocusHeading } from '#src/browser/use-focus-heading.ts'
import { unusedFilesWords } from '#src/text/areas/unused-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { placeToastCorner } from '#src/ui/toast-place.ts'
import { frame } from '#styled/recipes/frame.js'
import { platformHeader } from '#styled/recipes/platform-header.js'
import { AdminTabs } from './admin-tabs.tsx'
import { useAccountView } from './frame/account-view.ts'
import { PhoneBar } from './frame/phone-bar.tsx'
import { usePlatformParts, type AdminPart, type PlatformPart } from './platform-parts.ts'

/** The sections that fit into the bar of a phone. */
const IN_BAR: readonly AdminPart[] = ['games', 'teams', 'users', 'logs']
const isInBar = ({ part }: PlatformPart) => IN_BAR.includes(part)

/** The name of the section and the way to the others, in one line, so that a list has the rest. */
export function PlatformHeader({ part, title }: { part: AdminPart; title: string }) {
  const words = useWords(unusedFilesWords)
  const outlet = useOutletContext<{ openPalette: () => void } | null>()
  const account = useAccountView()
  const parts = usePlatformParts()
  const heading = useFocusHeading(useNavigationType() !== 'POP')
  const style = platformHeader()
  const bar = frame()
  const link = ({ part: each, to, name, Icon }: PlatformPart, close?: () => void) => (
    <Link
      key={each}
      to={to}
      aria-current={each === part ? 'page' : undefined}
      onClick={close}
      className={close ? bar.sheetPlace : bar.tab}
    >
      <Icon aria-hidden />
      <span className={close ? undefined : bar.tabName}>{name}</span>
    </Link>
  )
  return (
    <>
      <header className={style.root}>
        <h1 ref={heading} tabIndex={-1} className={style.title}>
          {title}
        </h1>
        <div className={style.tabs}>
          <AdminTabs part={part} />
        </div>
        <div ref={placeToastCorner} aria-live="polite" data-toasts className={style.lane} />
      </header>
      <PhoneBar
        label={words.parts}
        account={account}
        of="game"
        isMoreCurrent={!IN_BAR.includes(part)}
        onSearch={outlet?.openPalette}
        above={(close) => parts.filter((each) => !isInBar(each)).map((each) => link(each, close))}
      >
        {parts.filter(isInBar).map((each) => link(each))}
      </PhoneBar>
    </>
  )
}
