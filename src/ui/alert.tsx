import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { alert, type AlertVariantProps } from '#styled/recipes/alert.js'

export interface AlertProps {
  tone?: NonNullable<Exclude<AlertVariantProps['tone'], object>>
  title?: string
  action?: ReactNode
  /** Screen readers announce `now` at once, for errors, and `politely` after their current text, for news. */
  announce?: 'now' | 'politely' | 'not'
  children?: ReactNode
  className?: string
}

const icons = { info: Info, neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }
const roles = { now: 'alert', politely: 'status', not: undefined }

export function Alert({
  tone = 'info',
  title,
  action,
  announce = tone === 'danger' ? 'now' : 'politely',
  children,
  className,
}: AlertProps) {
  const style = alert({ tone })
  const Icon = icons[tone]
  return (
    <div role={roles[announce]} className={cx(style.root, className)}>
      <span aria-hidden className={style.icon}>
        <Icon />
      </span>
      <div className={style.body}>
        {title ? <p className={style.title}>{title}</p> : null}
        {children ? <div className={style.text}>{children}</div> : null}
      </div>
      {action ? <div className={style.action}>{action}</div> : null}
    </div>
  )
}
