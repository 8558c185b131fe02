// The raw colours. Views never name these: they name a meaning from `meanings.ts`.

export const teal = {
  50: { value: '#e6fbf6' },
  100: { value: '#c5f5ea' },
  200: { value: '#91ebd9' },
  300: { value: '#5fe0c9' },
  400: { value: '#35d4ba' },
  500: { value: '#22c8ad' },
  600: { value: '#0e9583' },
  700: { value: '#0a7164' },
  800: { value: '#0a5950' },
  900: { value: '#06241f' },
}

/** Grey never stands pure: every step leans a little towards teal. */
export const gray = {
  50: { value: '#f1f5f4' },
  100: { value: '#e4ecea' },
  200: { value: '#cdd8d5' },
  300: { value: '#a9b8b4' },
  400: { value: '#8c9b97' },
  500: { value: '#7d8c88' },
  600: { value: '#6c7d79' },
  700: { value: '#52605d' },
  800: { value: '#3a4744' },
  900: { value: '#14201e' },
}

export const alert = {
  50: { value: '#fff0f0' },
  100: { value: '#ffdede' },
  200: { value: '#ffbebe' },
  300: { value: '#ff9f9f' },
  400: { value: '#ff8585' },
  500: { value: '#f04f4f' },
  600: { value: '#d32f2f' },
  700: { value: '#c22727' },
  800: { value: '#961b1b' },
  900: { value: '#5c1010' },
}

/** Surfaces and borders of the light scheme, brightest first. */
export const white = {
  50: { value: '#ffffff' },
  100: { value: '#fafcfb' },
  200: { value: '#f1f5f4' },
  300: { value: '#e9efed' },
  400: { value: '#e0e8e5' },
  500: { value: '#d6e0dd' },
  600: { value: '#cad6d2' },
  700: { value: '#bccac5' },
  800: { value: '#acbbb6' },
  900: { value: '#9aaaa5' },
}

/** Surfaces and borders of the dark scheme, brightest first. */
export const dark = {
  50: { value: '#4c5a56' },
  100: { value: '#414e4b' },
  200: { value: '#374340' },
  300: { value: '#2e3a37' },
  400: { value: '#273230' },
  500: { value: '#1f2a28' },
  600: { value: '#18211f' },
  700: { value: '#111817' },
  800: { value: '#0a0f0f' },
  900: { value: '#050808' },
}
