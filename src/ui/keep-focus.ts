import { HELD } from './is-focus-lost.ts'

/**
 * Keeps the focus on the page when the focused element disappears, and nothing else takes it: a row is deleted, a
 * button belongs to a state that has ended, a dialog closes whose opener is gone. Otherwise the keyboard would start
 * at the top of the page. The focus goes to the place around, and not to another control, because the next press
 * of a key would act there. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  const { body } = document
  /** The page, and the layers over it that had the focus since, each opened from the one before. */
  let levels: readonly Level[] = []

  const note = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement) || element === body) return
    const layer = element.closest<HTMLElement>(LAYER)
    const at = layer === null ? 0 : levels.findIndex((level) => level.layer === layer)
    const level = { layer, last: element, around: aroundOf(element, layer) }
    levels = [...(at < 0 ? levels : levels.slice(0, at)), level]
  }
  const check = () => {
    const top = levels.at(-1)
    if (top === undefined || !isOnBody()) return
    // A press beside all controls takes the focus away, too.
    if (isFocusable(top.last)) {
      levels = []
      return
    }
    const open = levels.filter(({ layer }) => layer === null || isShown(layer)).toReversed()
    const [next] = open
    // On a busy machine this may come before a closed dialog gives the focus back.
    const opener = next !== undefined && next !== top && isFocusable(next.last) ? next.last : undefined
    if (opener === undefined) holdFocus(placeAmong(open.flatMap(({ around }) => around)))
    else opener.focus({ preventScroll: true })
  }
  /** After two frames, because a dialog gives the focus back in a later one. */
  const checkLater = () => {
    if (levels.length > 0 && isOnBody()) requestAnimationFrame(() => requestAnimationFrame(check))
  }
  const noteFocus = ({ target }: FocusEvent) => note(target)

  const watch = new MutationObserver(checkLater)
  watch.observe(body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('focusout', checkLater)
  note(document.activeElement)
  return () => {
    levels = []
    watch.disconnect()
    document.removeEventListener('focusin', noteFocus)
    document.removeEventListener('focusout', checkLater)
  }
}

interface Level {
  /** Null for the page. */
  layer: HTMLElement | null
  last: HTMLElement
  around: readonly HTMLElement[]
}

const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const PLACE = `section, article, form, fieldset, [role=group], [role=region], [role=tabpanel], main, ${LAYER}`

const isOnBody = () => document.activeElement === null || document.activeElement === document.body

/** The elements around this one, up to its layer. */
function aroundOf(element: HTMLElement, layer: HTMLElement | null): HTMLElement[] {
  const all: HTMLElement[] = []
  for (let each = element; each !== layer && each.parentElement !== null;) {
    each = each.parentElement
    if (each !== document.body) all.push(each)
  }
  return all
}

/** What a dialog or a menu shows while it fades away. Its opener says that it is closed, too. */
const FADING = '[data-part=content][data-state=closed]'

const isShown = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && element.closest(`[inert], ${FADING}`) === null

const isFocusable = (element: HTMLElement) => isShown(element) && !element.matches(':disabled')

/** Marks the place until it loses the focus: a screen that knows a better one may come later. */
function holdFocus(place: HTMLElement | undefined): void {
  place?.setAttribute(HELD, '')
  place?.addEventListener('blur', () => place.removeAttribute(HELD), { once: true })
  place?.focus({ preventScroll: true })
}

/** The innermost place that is still shown. A part of the page without one is its own place. */
function placeAmong(around: readonly HTMLElement[]): HTMLElement | undefined {
  const shown = around.filter(isShown)
  const place =
    shown.find((each) => each.matches(PLACE)) ?? document.getElementById('content') ?? shown[0] ?? undefined
  if (place !== undefined && place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
  return place
}
