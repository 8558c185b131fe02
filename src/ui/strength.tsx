import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { strength } from '#styled/recipes/strength.js'
import { Progress } from './progress.tsx'

export interface StrengthProps {
  label: string
  /** Each unmet check lowers the strength by the same share. The caller defines the checks. */
  checks: readonly { label: string; isMet: boolean }[]
}

/** Advice next to a new password. It prevents nothing. */
export function Strength({ label, checks }: StrengthProps) {
  const style = strength()
  const unmet = checks.filter(({ isMet }) => !isMet).length
  const share = checks.length === 0 ? 0 : 1 - unmet / checks.length
  return (
    <div className={style.root}>
      <Progress
        label={label}
        value={share}
        size="sm"
        tone={share === 1 ? 'brand' : share > 0.5 ? 'warning' : 'danger'}
      />
      <ul className={style.list}>
        {checks.map((check) => (
          <li key={check.label} data-met={check.isMet ? 'yes' : 'no'} className={style.check}>
            {check.isMet ? <Check aria-hidden /> : <Minus aria-hidden />}
            {check.label}
          </li>
        ))}
      </ul>
    </div>
  )
}
