import { createToaster, Toast as Ark, Toaster as ArkToaster } from '@ark-ui/react/toast'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { isValidElement, type ReactNode } from 'react'
import { toast as recipe } from '#styled/recipes/toast.js'
import { Spinner } from './spinner.tsx'
import { serveToasts, type Toast, type ToastOrder, type ToastTone } from './toast.ts'

/** Beside the title of a screen: at the foot are the buttons of forms, in the middle what is live. */
export const TOAST_PLACE = 'top-end'
export const TOAST_OPEN_MS = 4000
const TOAST_LONGER_MS = 8000

/** How long one takes to come and to go; the token `durations.toast` says the same to the style sheet. */
export const TOAST_MOVE_MS = 250
export const TOAST_MOST = 3

/** In pixels, as are the tokens `sizes.toast` and `sizes.toastMax`. */
export const TOAST_WIDTH = 440
export const TOAST_MAX_HEIGHT = 104
export const TOAST_LAYER = 5000

const toaster = createToaster({
  placement: TOAST_PLACE,
  max: TOAST_MOST,
  duration: TOAST_OPEN_MS,
  removeDelay: TOAST_MOVE_MS,
  overlap: false,
  gap: 12,
  offsets: '1rem',
})

/** The toaster's own words for the tones: by them it knows what waits longest for a place. */
const KINDS = {
  success: 'success',
  failure: 'error',
  progress: 'loading',
  warning: 'warning',
  notice: 'info',
} satisfies Record<ToastTone, string>
const TONES = ['success', 'failure', 'progress', 'warning', 'notice'] as const

const icons: Record<ToastTone, ReactNode> = {
  success: <Check aria-hidden />,
  failure: <X aria-hidden />,
  progress: <Spinner />,
  warning: <CircleAlert aria-hidden />,
  notice: null,
}

serveToasts(carryOut)

/** Mounted once. What it shows is ordered through `showToast`. */
export function Toaster() {
  return (
    <ArkToaster toaster={toaster} className={recipe().layer}>
      {({ type, title, description, meta }) => {
        const tone = toTone(type)
        const own: unknown = meta?.['icon']
        const icon = isValidElement(own) ? own : icons[tone]
        const style = recipe({ tone })
        return (
          // Nothing in it can be pressed; and once in, the toaster leads the focus back to where it came
          // from, so that nobody would tab past it.
          <Ark.Root tabIndex={-1} className={style.root}>
            {icon ? <span className={style.icon}>{icon}</span> : null}
            <div className={style.body}>
              {title ? <Ark.Title className={style.title}>{title}</Ark.Title> : null}
              {description ? <Ark.Description className={style.text}>{description}</Ark.Description> : null}
            </div>
          </Ark.Root>
        )
      }}
    </ArkToaster>
  )
}

function carryOut(order: ToastOrder) {
  switch (order.kind) {
    case 'show': {
      const { id, tone, title, text, icon } = order.toast
      const shown = {
        type: KINDS[tone],
        title,
        description: text,
        duration: durationOf(order.toast),
        meta: { icon },
      }
      if (id && toaster.isVisible(id)) toaster.update(id, shown)
      else toaster.create(id ? { ...shown, id } : shown)
      return
    }
    case 'close':
      return toaster.dismiss(order.id)
    case 'close-all':
      // Not `dismiss`, after which those that waited for a place would come.
      return toaster.remove()
    default:
      return order satisfies never
  }
}

function durationOf({ tone, stays }: Toast): number {
  // What is in progress stays until its result takes its place.
  if (tone === 'progress') return Infinity
  return stays === 'longer' ? TOAST_LONGER_MS : TOAST_OPEN_MS
}

function toTone(kind: string | undefined): ToastTone {
  return TONES.find((tone) => KINDS[tone] === kind) ?? 'notice'
}
