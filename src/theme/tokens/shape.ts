export const radii = {
  none: { value: '0px' },
  cell: { value: '3px' },
  small: { value: '6px' },
  card: { value: '10px' },
  poster: { value: '16px' },
  flag: { value: '22%' },
  full: { value: '9999px' },
}

export const borderWidths = { none: { value: '0px' }, thin: { value: '1px' }, thick: { value: '2px' } }

/** One level only, because all raised parts are overlays. */
export const shadows = {
  overlay: {
    value: {
      base: '0 12px 32px #00000099, 0 2px 8px #00000066',
      _light: '0 12px 32px #14201e2e, 0 2px 8px #14201e1f',
    },
  },
}

export const opacity = {
  0: { value: 0 },
  disabled: { value: 0.45 },
  half: { value: 0.5 },
  full: { value: 1 },
}

export const aspectRatios = { square: { value: '1' }, banner: { value: '16 / 9' } }
