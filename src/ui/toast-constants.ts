export const TOAST_OPEN_MS = 4000
export const TOAST_LONGER_MS = 8000
