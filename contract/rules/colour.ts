/** A colour by perception, so that equal steps look equal: lightness (0 to 1), chroma, and hue in radians. */
export interface Oklch {
  l: number
  c: number
  h: number
}
type Triple = readonly [number, number, number]

/** Uses Björn Ottosson's matrices, which expect linear sRGB. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = linearOf(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  }
}

/** Lowers the chroma until a screen can show the colour. Lightness and hue stay the same. */
export function fromOklch({ l, c, h }: Oklch): string {
  if (isShown(rgbOf({ l, c, h }))) return print({ l, c, h })
  let [least, most] = [0, c]
  // After twelve halvings the error is smaller than one step of a byte.
  for (let turn = 0; turn < 12; turn++) {
    const middle = (least + most) / 2
    if (isShown(rgbOf({ l, c: middle, h }))) least = middle
    else most = middle
  }
  return print({ l, c: least, h })
}

/** Blends `over` onto `under`. `share` is the opacity, from 0 to 1. */
export function mix(over: string, under: string, share: number): string {
  const [one, other] = [bytesOf(over), bytesOf(under)]
  return `#${[0, 1, 2].map((at) => hexOf((one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share))).join('')}`
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function rgbOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const print = (colour: Oklch) => `#${rgbOf(colour).map(byteOf).join('')}`
const isShown = (rgb: Triple) => rgb.every((channel) => channel >= -1e-4 && channel <= 1.0001)

function linearOf(colour: string): Triple {
  const [red = 0, green = 0, blue = 0] = bytesOf(colour).map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function byteOf(linear: number): string {
  const held = Math.min(1, Math.max(0, linear))
  return hexOf(255 * (held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055))
}

const bytesOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hexOf = (byte: number) => Math.round(byte).toString(16).padStart(2, '0')
