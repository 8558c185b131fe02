type Hue = readonly [degrees: number, mid: string, pale: string, deep: string, bright: string, night: string]

/**
 * Sixteen hues with five tones each: oklch .56 .15, .93 .04, .34 .09, .84 .13 and .22 .035, with as much
 * chroma as a screen can show.
 */
export const HUES: readonly Hue[] = [
  [8, '#ba4764', '#ffdee3', '#5d202f', '#ffb2bf', '#281317'],
  [28, '#bc4a3f', '#ffe0db', '#5e211c', '#ffb5ab', '#291411'],
  [48, '#b85207', '#ffe1d2', '#5c2602', '#ffb893', '#28150c'],
  [68, '#a36400', '#fae4cc', '#512f00', '#ffbb6f', '#251707'],
  [88, '#906f00', '#f3e7ca', '#473500', '#eec55e', '#211a06'],
  [112, '#777b00', '#e8ebcd', '#393b00', '#cdd369', '#1b1c08'],
  [140, '#3b8728', '#daefd6', '#1a4311', '#9cdf8d', '#121f0f'],
  [162, '#008a5e', '#d1f1e0', '#00442c', '#72e5b0', '#092016'],
  [184, '#00877b', '#cbf1eb', '#00423b', '#4be6d4', '#03201c'],
  [206, '#008490', '#caf0f5', '#004047', '#41e2f4', '#021f23'],
  [228, '#0080a7', '#cdeefd', '#003e53', '#7ed8ff', '#061e27'],
  [250, '#1577c8', '#d7eaff', '#073964', '#a2cfff', '#0d1c2a'],
  [272, '#576bcb', '#e0e7ff', '#283366', '#b8c8ff', '#15192b'],
  [294, '#7b5fc3', '#e9e4ff', '#3b2d61', '#cdc0ff', '#1b1729'],
  [316, '#9654af', '#f3e0fa', '#4a2757', '#e9b2ff', '#211526'],
  [340, '#ab4b90', '#fbdef0', '#552246', '#ffabe3', '#251420'],
]

/** The distance of the second hue in a pair with two hues. */
const ACROSS = 7

/**
 * The colours of field and figure. Their contrast is at least 3.6, which a test checks for all hues and
 * pairs.
 */
export function coloursOf(hue: number, pair: number): readonly [string, string] {
  const [, mid, pale, deep, bright, night] = hueAt(hue)
  if (pair === 0) return [mid, pale]
  if (pair === 1) return [deep, hueAt(hue + ACROSS)[4]]
  return pair === 2 ? [pale, deep] : [bright, night]
}

export function hueAt(place: number): Hue {
  const hue = HUES[place % HUES.length]
  if (hue === undefined) throw new Error(`No hue ${place}`)
  return hue
}
