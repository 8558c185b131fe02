import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { watchPageVisibility } from '#src/browser/page-visibility.ts'
import { toast as recipe } from '#styled/recipes/toast.js'
import { followPlaces, shownPlace, type ToastPlace } from './toast-place.ts'
import { endToast, followToasts, shownToast, takeSpeech, type ShownToast, type ToastTone } from './toast.ts'

export const TOAST_OPEN_MS = 4000
const TOAST_STAYS_MS = { longer: 8000, lane: 6000 } as const

const icons: Record<ToastTone, ReactNode> = {
  success: <Check aria-hidden />,
  failure: <X aria-hidden />,
  warning: <CircleAlert aria-hidden />,
  notice: null,
}

/** Mounted once. Shows toasts in the place that the screen reserves, otherwise in the strip at the top. */
export function Toaster() {
  const toast = useSyncExternalStore(followToasts, shownToast)
  const place = useSyncExternalStore(followPlaces, shownPlace)
  useEffect(() => (toast ? endInTime(toast) : undefined), [toast])
  const line = toast ? <Line key={toast.number} toast={toast} form={place?.form ?? 'strip'} /> : null
  if (place) return createPortal(line, place.element)
  return (
    <div aria-live="polite" data-toasts className={recipe().lane}>
      {line}
    </div>
  )
}

interface LineProps {
  toast: ShownToast
  form: ToastPlace['form'] | 'strip'
}

function Line({ toast, form }: LineProps) {
  const { tone, isGold = false, icon = icons[tone], title, text, subject, points } = toast
  const style = recipe({ tone: isGold ? 'gold' : tone, form })
  const [isSpoken] = useState(() => takeSpeech(toast, isTyping(), performance.now()))
  return (
    <div data-toast data-form={form} aria-live={isSpoken ? undefined : 'off'} className={style.root}>
      {icon ? <span className={style.icon}>{icon}</span> : null}
      <div className={style.body}>
        {title ? <b className={style.title}>{title}</b> : null}
        {title && text ? ' ' : null}
        {subject ? (
          <>
            <span className={style.between}>{text}</span> <b className={style.title}>{subject}</b>
          </>
        ) : (
          text
        )}
      </div>
      {points ? <span className={style.points}>{points}</span> : null}
    </div>
  )
}

const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false

/** Starts the time again when the page becomes visible, because the user could not read the toast before. */
function endInTime(toast: ShownToast): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = watchPageVisibility(({ type }) => {
    clearTimeout(timer)
    if (type === 'page.shown')
      timer = setTimeout(() => endToast(toast), toast.stays ? TOAST_STAYS_MS[toast.stays] : TOAST_OPEN_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
