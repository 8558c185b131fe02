import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { watchPageVisibility } from '#src/browser/page-visibility.ts'
import { toast as recipe } from '#styled/recipes/toast.js'
import { endToast, followToasts, shownToast, type ShownToast, type ToastTone } from './toast.ts'

export const TOAST_OPEN_MS = 4000
const TOAST_LONGER_MS = 8000

const icons: Record<ToastTone, ReactNode> = {
  success: <Check aria-hidden />,
  failure: <X aria-hidden />,
  warning: <CircleAlert aria-hidden />,
  notice: null,
}

/** Mounted once. What it shows is ordered through `showToast`. */
export function Toaster() {
  const toast = useSyncExternalStore(followToasts, shownToast)
  useEffect(() => (toast ? endInTime(toast) : undefined), [toast])
  return (
    <div aria-live="polite" data-toasts className={recipe().lane}>
      {toast ? <Line key={toast.number} toast={toast} /> : null}
    </div>
  )
}

/** Nothing in it can be pressed. */
function Line({ toast: { tone, icon = icons[tone], title, text } }: { toast: ShownToast }) {
  const style = recipe({ tone })
  return (
    <div data-toast className={style.root}>
      {icon ? <span className={style.icon}>{icon}</span> : null}
      <div className={style.body}>
        {title ? <b className={style.title}>{title}</b> : null}
        {title && text ? ' ' : null}
        {text}
      </div>
    </div>
  )
}

/** The time starts again when the page comes back into view: until then nobody has read it. */
function endInTime(toast: ShownToast): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = watchPageVisibility(({ type }) => {
    clearTimeout(timer)
    if (type === 'page.shown')
      timer = setTimeout(() => endToast(toast), toast.stays === 'longer' ? TOAST_LONGER_MS : TOAST_OPEN_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
