/** A place that a screen reserves for toasts. Other screens show toasts in the strip at the top. */
export interface ToastPlace {
  element: HTMLElement
  /** `line`: one line at the lower edge. `corner`: two short lines that replace a title. */
  form: 'line' | 'corner'
}

let places: readonly ToastPlace[] = []
const followers = new Set<() => void>()

/** Null: toasts appear in the strip at the top. */
export const shownPlace = (): ToastPlace | null => places.at(-1) ?? null

export function followPlaces(follower: () => void): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** The `ref` of an element that reserves the place. */
export const placeToastCorner = placeAs('corner')
export const placeToastLine = placeAs('line')

function placeAs(form: ToastPlace['form']) {
  return (element: HTMLElement | null) => {
    if (element === null) return
    const place = { element, form }
    change([...places, place])
    return () => change(places.filter((each) => each !== place))
  }
}

function change(next: readonly ToastPlace[]) {
  places = next
  // Set before the first paint, because the style sheet depends on it.
  document.documentElement.toggleAttribute('data-room', places.length > 0)
  for (const follower of followers) follower()
}
