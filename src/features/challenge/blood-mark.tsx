import { Droplet } from 'lucide-react'
import { css } from '#styled/css/index.js'
import type { Blood } from './challenges-view.ts'

/** The word for it stands beside, or nobody needs it there. */
export function BloodMark({ blood }: { blood: Blood }) {
  return (
    <span aria-hidden className={MARKS[blood]}>
      <Droplet fill="currentColor" />
    </span>
  )
}

const MARKS = {
  FirstBlood: css({ color: 'blood.first.text', '& > svg': { boxSize: '4' } }),
  SecondBlood: css({ color: 'blood.second.text', '& > svg': { boxSize: '4' } }),
  ThirdBlood: css({ color: 'blood.third.text', '& > svg': { boxSize: '4' } }),
}
