import { CircleAlert, Plus } from 'lucide-react'
import { isFlawed, type UserLine, type UserLineFlaws } from '#contract/rules/user-lines.ts'
import type { UserAdminWords } from '#src/text/areas/user-admin.en.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { useWords } from '#src/text/use-text.ts'
import { css } from '#styled/css/index.js'

/** Thousands may be pasted: beyond these nobody reads them. */
const MOST_SHOWN = 100

/** Each line and what becomes of it, what is to be mended first. Passwords are not repeated. */
export function UserLinePreview({ lines }: { lines: readonly UserLine[] }) {
  const words = useWords(userAdminWords).creation
  if (lines.length === 0) return null
  const shown = [...lines.filter(isFlawed), ...lines.filter((line) => !isFlawed(line))].slice(0, MOST_SHOWN)
  const left = lines.length - shown.length
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={words.preview} tabIndex={0} className={box}>
      <ul>
        {shown.map((line) => (
          <li key={line.line} className={row}>
            <span className={css({ color: 'fg.muted', fontSize: 'sm', flexShrink: '0' })}>{words.line(line.line)}</span>
            <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
              {line.user.userName} <span className={css({ color: 'fg.muted' })}>{aboutUser(line)}</span>
            </span>
            <span data-tone={isFlawed(line) ? 'danger' : 'success'} className={verdict}>
              {isFlawed(line) ? <CircleAlert aria-hidden /> : <Plus aria-hidden />}
              {isFlawed(line) ? said(line.flaws, words.flaw).join('; ') : words.ready}
            </span>
          </li>
        ))}
      </ul>
      {left > 0 ? <p className={css({ color: 'fg.muted', fontSize: 'sm', paddingBlock: '1' })}>{words.more(left)}</p> : null}
    </section>
  )
}

const aboutUser = ({ user: { email, realName, stdNumber, teamName } }: UserLine) =>
  [email, realName, stdNumber, teamName].filter((fact) => fact !== null && fact !== undefined && fact !== '').join(' · ')

function said(flaws: UserLineFlaws, words: UserAdminWords['creation']['flaw']): string[] {
  return [
    flawWords(flaws.userName, words.userName),
    flawWords(flaws.password, words.password),
    flawWords(flaws.email, words.email),
    flawWords(flaws.realName, words.realName),
    flawWords(flaws.stdNumber, words.stdNumber),
    flawWords(flaws.phone, words.phone),
    flawWords(flaws.teamName, words.teamName),
  ].filter((sentence) => sentence !== null)
}

const box = css({
  maxHeight: '72',
  overflow: 'auto',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: 'thin',
  borderStyle: 'dashed',
  borderColor: 'border.raised',
  borderRadius: 'small',
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', paddingBlock: '1' })
const verdict = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'sm',
  '& > svg': { boxSize: '4', flexShrink: '0' },
  '&[data-tone=danger]': { color: 'fg.danger' },
  '&[data-tone=success]': { color: 'fg.success' },
})
