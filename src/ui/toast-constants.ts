/** Beside the title of a screen: at the foot are the buttons of forms, in the middle what is live. */
export const TOAST_PLACE = 'top-end'
export const TOAST_OPEN_MS = 4000
export const TOAST_LONGER_MS = 8000
/** How long one takes to come and to go; the token `durations.toast` says the same to the style sheet. */
export const TOAST_MOVE_MS = 250
export const TOAST_MOST = 3
/** In pixels, as are the tokens `sizes.toast` and `sizes.toastMax`. */
export const TOAST_WIDTH = 440
export const TOAST_MAX_HEIGHT = 104
export const TOAST_LAYER = 5000
