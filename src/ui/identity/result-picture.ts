import { designFlag } from './flag-design.ts'
import { FLAG_HEIGHT, FLAG_WIDTHS, flagOutline, flagPaths } from './flag-drawing.ts'
import { designPoster } from './poster-design.ts'

export interface ResultScene {
  event: string
  team: string
  /** The pictures of the event and the team. They replace poster and flag. */
  poster: string | null
  picture: string | null
  rank: string
  /** The text next to the rank. */
  of: string
  /** The text below the rank. Null: there is none, because the team is last. */
  better: string | null
  facts: readonly { name: string; value: string }[]
  /** Ranks among the first three. `coinsName` is the label above them. */
  coins: readonly (1 | 2 | 3)[]
  coinsName: string
}

export const PICTURE = { width: 1200, height: 630 } as const
const LEFT = 72
/** The right edge of the text, left of the pole and the flag. */
const MIDDLE = 730
const FLAG = { x: 792, y: 120, width: 336, height: 224 }
/** The baselines of the lines. */
const ROWS = { event: 100, team: 174, rank: 350, better: 404, name: 496, value: 556 } as const
const MOST_COINS = 6
const TONES = [0, 1, 2, 3, 4] as const

/**
 * Draws a result in the colours and fonts of `look`, which has the tones of a poster. Browsers cannot draw a
 * page to a canvas, so this repeats the card in measures of its own.
 */
export async function paintResult(look: Element, scene: ResultScene): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  const style = getComputedStyle(look)
  const ink = inkOf(style)
  const [poster, picture] = await Promise.all([
    pictureAt(scene.poster),
    pictureAt(scene.picture),
    document.fonts.load(`700 40px ${ink.digits}`),
    document.fonts.load(`700 40px ${ink.letters}`),
  ])
  pen.fillStyle = ink.tones[0] ?? ''
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  if (poster) cover(pen, poster, 0, 0, PICTURE.width, PICTURE.height)
  else paintPoster(pen, scene.event, ink.tones)
  paintScrim(pen, ink.tones[0] ?? '', poster !== null)
  paintFlag(pen, scene.team, picture, ink)
  paintWords(pen, scene, ink)
  return canvas
}

interface Ink {
  text: string
  muted: string
  pole: string
  edge: string
  letters: string
  digits: string
  tones: readonly string[]
  coins: (place: 1 | 2 | 3) => { coin: string; figure: string; rim: string }
}

function inkOf(style: CSSStyleDeclaration): Ink {
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    text: style.color,
    muted: value('--muted'),
    pole: value('--pole'),
    edge: value('--edge'),
    letters: style.fontFamily,
    digits: value('--digits'),
    tones: TONES.map((tone) => value(`--t${tone}`)),
    coins: (place) => ({
      coin: value(`--coin-${place}`),
      figure: value(`--figure-${place}`),
      rim: value(`--rim-${place}`),
    }),
  }
}

function paintPoster(pen: CanvasRenderingContext2D, title: string, tones: readonly string[]) {
  for (const { tone, d, isLine } of designPoster(title, PICTURE.width, PICTURE.height)) {
    const path = new Path2D(d)
    pen.strokeStyle = pen.fillStyle = tones[tone] ?? ''
    pen.lineWidth = PICTURE.height / 100
    if (isLine) pen.stroke(path)
    else pen.fill(path)
  }
}

/**
 * Covers the background of the text with the ground colour, up to the flag. A drawing needs less of it,
 * because its left part is quiet already.
 */
function paintScrim(pen: CanvasRenderingContext2D, ground: string, isPicture: boolean) {
  const most = isPicture ? 0.88 : 0.7
  const calm = PICTURE.width / 3
  pen.fillStyle = ground
  pen.globalAlpha = most
  pen.fillRect(0, 0, calm, PICTURE.height)
  // Pixel by pixel, because strips with edges between pixels would be visible.
  for (let x = calm; x < FLAG.x; x++) {
    pen.globalAlpha = most * (1 - ((x - calm) / (FLAG.x - calm)) ** 3)
    pen.fillRect(x, 0, 1, PICTURE.height)
  }
  pen.globalAlpha = 1
}

function paintFlag(pen: CanvasRenderingContext2D, team: string, picture: HTMLImageElement | null, ink: Ink) {
  const { x, y, width, height } = FLAG
  pen.fillStyle = ink.pole
  pen.beginPath()
  pen.roundRect(x - 14, y - 24, 12, PICTURE.height, 6)
  pen.fill()
  pen.save()
  pen.translate(x, y)
  pen.scale(width / FLAG_WIDTHS.pennant, height / FLAG_HEIGHT)
  const outline = new Path2D(flagOutline('pennant'))
  pen.save()
  pen.clip(outline)
  if (picture) cover(pen, picture, 0, 0, FLAG_WIDTHS.pennant, FLAG_HEIGHT)
  else
    for (const { d, fill, stretch } of flagPaths(designFlag(team), 'pennant')) {
      pen.save()
      pen.scale(stretch, 1)
      pen.fillStyle = fill
      pen.fill(new Path2D(d))
      pen.restore()
    }
  pen.restore()
  pen.strokeStyle = ink.edge
  pen.lineWidth = FLAG_HEIGHT / height
  pen.stroke(outline)
  pen.restore()
}

function paintWords(pen: CanvasRenderingContext2D, scene: ResultScene, ink: Ink) {
  const write = (
    text: string,
    x: number,
    y: number,
    sizes: readonly number[],
    weight: number,
    face: string,
  ) => {
    const room = MIDDLE - x
    for (const size of sizes) {
      pen.font = `${weight} ${size}px ${face}`
      if (pen.measureText(text).width <= room) break
    }
    pen.fillText(cutTo(pen, text, room), x, y)
    return pen.measureText(text).width
  }
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink.muted
  write(scene.event, LEFT, ROWS.event, [30, 26], 500, ink.letters)
  pen.fillStyle = ink.text
  write(scene.team, LEFT, ROWS.team, [64, 52, 42, 34], 700, ink.letters)
  const after = LEFT + write(scene.rank, LEFT, ROWS.rank, [184, 140, 104], 700, ink.digits) + 32
  pen.fillStyle = ink.muted
  write(scene.of, after, ROWS.rank, [36, 30, 24], 500, ink.letters)
  if (scene.better !== null) write(scene.better, LEFT, ROWS.better, [30, 26, 22], 500, ink.letters)
  let x = LEFT
  for (const { name, value } of scene.facts) {
    pen.fillStyle = ink.muted
    const label = write(name, x, ROWS.name, [24], 500, ink.letters)
    pen.fillStyle = ink.text
    x += Math.max(label, write(value, x, ROWS.value, [50, 40], 700, ink.digits)) + 48
  }
  const coins = scene.coins.slice(0, MOST_COINS)
  if (coins.length === 0) return
  pen.fillStyle = ink.muted
  write(scene.coinsName, x, ROWS.name, [24], 500, ink.letters)
  coins.forEach((place, nth) => paintCoin(pen, place, x + 20 + nth * 46, ROWS.value - 18, ink))
}

function paintCoin(pen: CanvasRenderingContext2D, place: 1 | 2 | 3, x: number, y: number, ink: Ink) {
  const { coin, figure, rim } = ink.coins(place)
  const disc = (radius: number, fill: string) => {
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(x, y, radius, 0, 2 * Math.PI)
    pen.fill()
  }
  disc(20, rim)
  disc(18.5, coin)
  disc(15.5, rim)
  disc(14.5, coin)
  pen.save()
  pen.fillStyle = figure
  pen.font = `700 22px ${ink.digits}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(`${place}`, x, y + 1)
  pen.restore()
}

function cutTo(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text
  const letters = [...text]
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('')}…`
}

/** Null: there is none, or it did not load. */
async function pictureAt(address: string | null): Promise<HTMLImageElement | null> {
  if (address === null) return null
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Fills the box and crops the picture from the middle. */
function cover(
  pen: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const { naturalWidth: wide, naturalHeight: high } = picture
  const scale = Math.min(wide / width, high / height)
  pen.drawImage(
    picture,
    (wide - width * scale) / 2,
    (high - height * scale) / 2,
    width * scale,
    height * scale,
    x,
    y,
    width,
    height,
  )
}
