import { isFlawed, type UserLine } from '#contract/rules/user-import.ts'
import type { ExistingAccounts, UserImportResultModel } from '#contract/models/user-import.ts'
import { hasMadePassword, type ImportPreview } from '#machines/admin/user-creation-job.ts'
import type { UserAdminWords } from '#src/text/areas/user-admin.en.ts'
import { userAdminWords } from '#src/text/areas/user-admin.ts'
import { flawWords } from '#src/text/flaw-words.ts'
import { useWords } from '#src/text/use-text.ts'
import { Text } from '#src/ui/layout.tsx'
import { LineChecks, type CheckedLine } from '#src/ui/line-checks.tsx'

type Words = UserAdminWords['creation']

/** Predicts the result of each pasted user. Passwords are not shown again. */
export function UserPreview({
  lines,
  preview,
  existing,
}: {
  lines: readonly UserLine[]
  preview: ImportPreview
  existing: ExistingAccounts
}) {
  const words = useWords(userAdminWords).creation
  return (
    <LineChecks
      label={words.preview}
      lines={lines}
      fateOf={(line) =>
        isHeldBack(line, preview)
          ? 'flawed'
          : preview?.get(line.line)?.account === 'Exists'
            ? 'double'
            : 'taken'
      }
      show={(line) => shown(line, preview?.get(line.line) ?? null, existing, words)}
      more={words.more}
    />
  )
}

/** True if the server would refuse the line. */
export const isHeldBack = (line: UserLine, preview: ImportPreview): boolean =>
  isFlawed(line) || preview?.get(line.line)?.account === 'Conflict'

function shown(
  line: UserLine,
  result: UserImportResultModel | null,
  existing: ExistingAccounts,
  words: Words,
): CheckedLine {
  const verdict = isFlawed(line) ? said(line, words).join('; ') : fateOf(line, result, existing, words)
  const content = (
    <>
      {line.user.userName} <Text tone="muted">{aboutUser(line)}</Text>
    </>
  )
  return { name: words.line(line.line), content, verdict }
}

function fateOf(
  line: UserLine,
  result: UserImportResultModel | null,
  existing: ExistingAccounts,
  words: Words,
): string {
  const { account, team } = result ?? { account: 'New', team: null }
  if (account === 'Conflict') return words.conflict
  const made = hasMadePassword(line)
  const fate =
    account === 'New'
      ? made
        ? words.readyMade
        : words.ready
      : existing === 'Keep'
        ? words.kept
        : made
          ? words.resetMade
          : words.reset
  return team === 'Joined' ? `${fate} · ${words.joins(line.user.teamName ?? '')}` : fate
}

const aboutUser = ({ user: { email, realName, stdNumber, teamName } }: UserLine) =>
  [email, realName, stdNumber, teamName]
    .filter((fact) => fact !== null && fact !== undefined && fact !== '')
    .join(' · ')

function said({ flaws, user }: UserLine, { flaw: words, has }: Words): string[] {
  /** The error of a value that is too long also shows its length. */
  const counted = (flaw: string | null, sentence: string | null, text: string | null | undefined) =>
    flaw === 'long' && sentence !== null ? `${sentence} (${has((text ?? '').length)})` : sentence
  return [
    counted(flaws.userName, flawWords(flaws.userName, words.userName), user.userName),
    flawWords(flaws.password, words.password),
    flawWords(flaws.email, words.email),
    counted(flaws.realName, flawWords(flaws.realName, words.realName), user.realName),
    counted(flaws.stdNumber, flawWords(flaws.stdNumber, words.stdNumber), user.stdNumber),
    flawWords(flaws.phone, words.phone),
    counted(flaws.teamName, flawWords(flaws.teamName, words.teamName), user.teamName),
  ].filter((sentence) => sentence !== null)
}
