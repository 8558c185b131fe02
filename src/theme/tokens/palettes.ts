// The raw colours. Views must use the names of `meanings.ts`.

export const teal = {
  50: { value: '#e6fbf6' },
  100: { value: '#c5f5ea' },
  200: { value: '#91ebd9' },
  300: { value: '#5fe0c9' },
  400: { value: '#35d4ba' },
  500: { value: '#22c8ad' },
  600: { value: '#0e9583' },
  700: { value: '#0a7366' },
  800: { value: '#085b51' },
  900: { value: '#06241f' },
}

/** Every grey has a slight tint of teal, so that greys and the accent fit together. */
export const gray = {
  50: { value: '#f1f5f4' },
  100: { value: '#e9eff1' },
  200: { value: '#cfd9dc' },
  300: { value: '#a9b8bd' },
  400: { value: '#8c9ca2' },
  500: { value: '#77868a' },
  600: { value: '#64767e' },
  700: { value: '#43535a' },
  800: { value: '#35444b' },
  900: { value: '#0f1b1e' },
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
  100: { value: '#ffffff' },
  200: { value: '#f4f5f0' },
  300: { value: '#eceee7' },
  400: { value: '#dfe3da' },
  500: { value: '#dfe3da' },
  600: { value: '#c4ccc3' },
  700: { value: '#b6bfb5' },
  800: { value: '#a6b0a6' },
  900: { value: '#949f95' },
}

/** Surfaces and borders of the dark scheme, brightest first. */
export const dark = {
  50: { value: '#56676f' },
  100: { value: '#4a5a61' },
  200: { value: '#35444b' },
  300: { value: '#2d3b41' },
  400: { value: '#232f35' },
  500: { value: '#212c31' },
  600: { value: '#1a2327' },
  700: { value: '#12191d' },
  800: { value: '#0b1013' },
  900: { value: '#070b0d' },
}
