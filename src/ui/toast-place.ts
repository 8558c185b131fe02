/**
 * A place on the screen that is kept for toasts. A screen without one leaves a strip free at its top, for as
 * long as none is there.
 */
export interface ToastPlace {
  element: HTMLElement
  /** `line`: one line at the lower edge. `corner`: two short lines in place of a title. */
  form: 'line' | 'corner'
}

let places: readonly ToastPlace[] = []
const followers = new Set<() => void>()

/** Null: the strip. */
export const shownPlace = (): ToastPlace | null => places.at(-1) ?? null

export function followPlaces(follower: () => void): () => void {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** As the `ref` of an element. */
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
  // Told to the style sheet before anything is painted.
  document.documentElement.toggleAttribute('data-room', places.length > 0)
  for (const follower of followers) follower()
}
