import { isFlawed, type UserLine, type UserLineFlaws } from '#contract/rules/user-import.ts'
import { hasMadePassword } from '#machines/admin/user-creation.machine.ts'
import type { UserAdminWords } from '#src/text/areas/user-admin.en.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { useWords } from '#src/text/use-text.ts'
import { LineChecks, type CheckedLine } from '#src/ui/line-checks.tsx'
import { css } from '#styled/css/index.js'

/** What becomes of the users that were pasted. Passwords are not repeated. */
export function UserPreview({ lines }: { lines: readonly UserLine[] }) {
  const words = useWords(userAdminWords).creation
  return (
    <LineChecks
      label={words.preview}
      lines={lines}
      fateOf={(line) => (isFlawed(line) ? 'flawed' : 'taken')}
      show={(line) => shown(line, words)}
      more={words.more}
    />
  )
}

function shown(line: UserLine, words: UserAdminWords['creation']): CheckedLine {
  const ready = hasMadePassword(line) ? words.readyMade : words.ready
  const verdict = isFlawed(line) ? said(line.flaws, words.flaw).join('; ') : ready
  const content = (
    <>
      {line.user.userName} <span className={css({ color: 'fg.muted' })}>{aboutUser(line)}</span>
    </>
  )
  return { name: words.line(line.line), content, verdict }
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
