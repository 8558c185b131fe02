import '#src/theme/index.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SaveResult } from '#src/features/game/game-end.tsx'
import type { ResultScene } from '#src/ui/identity/result-picture.ts'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'

const SCENE: ResultScene = {
  event: 'Harbour Lights: 2026/27',
  team: 'Kernel Panic',
  poster: null,
  picture: null,
  rank: '#14',
  of: 'of 60',
  better: 'better than 77% of the teams',
  facts: [
    { name: 'points', value: '4,514' },
    { name: 'solved', value: '23/40' },
  ],
  coins: [3, 3],
  coinsName: 'bloods',
}
/**
 * The same policy as in `server/http/page-policy.ts` for images and styles, because the image must be drawn
 * under it.
 */
const POLICY = "img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'"

let world: AppWorld
let saved: { name: string; blob: Blob }[] = []
let blocked: string[] = []
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = POLICY
const block = ({ violatedDirective }: SecurityPolicyViolationEvent) => void blocked.push(violatedDirective)

beforeEach(() => {
  ;[saved, blocked] = [[], []]
  document.head.append(policy)
  addEventListener('securitypolicyviolation', block)
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return `blob:${blobs.length}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1)
    if (blob) saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  removeEventListener('securitypolicyviolation', block)
  world.close()
  vi.restoreAllMocks()
})

async function save(scene: ResultScene, scheme: 'dark' | 'light') {
  localStorage.setItem('language', 'en')
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld()
  await show(world, <SaveResult scene={scene} />)
  await page.getByRole('button', { name: 'Save as picture' }).click()
  await expect.poll(() => saved.length, { timeout: 15_000 }).toBeGreaterThan(0)
  const { name, blob } = saved.pop() ?? { name: '', blob: new Blob() }
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
  /** Counts the different colours in a box. An empty box has one. */
  const colours = (x: number, y: number, width: number, height: number) =>
    new Set(new Uint32Array(pen?.getImageData(x, y, width, height).data.buffer ?? new ArrayBuffer(0))).size
  return { name, type: blob.type, width: bitmap.width, height: bitmap.height, at, colours }
}

test.each(['dark', 'light'] as const)('a result is a picture of 1200 × 630: %s', async (scheme) => {
  const picture = await save(SCENE, scheme)
  const { name, type, width, height, at, colours } = picture
  expect({ name, type, width, height }).toEqual({
    name: 'Harbour Lights 2026 27 - Kernel Panic.png',
    type: 'image/png',
    width: 1200,
    height: 630,
  })
  // The flag has the same two colours in both schemes, and its end has a notch.
  expect(at(800, 130)).toEqual([238, 197, 94])
  expect(at(940, 150)).not.toEqual(at(940, 190))
  // The background follows the scheme, and text is drawn on it.
  const [red = 0, green = 0, blue = 0] = at(20, 20)
  expect((red + green + blue) / 3 > 128).toBe(scheme === 'light')
  for (const top of [76, 130, 220, 380, 478, 516]) expect(colours(72, top, 300, 30)).toBeGreaterThan(8)
  expect(blocked).toEqual([])
})

test('the longest names stay left of the flag', async () => {
  const wide = 'W'.repeat(32)
  const ground = await save(SCENE, 'dark')
  world.close()
  const rest = { team: wide, rank: '#12,345', better: wide.toLowerCase() }
  const long = await save({ ...SCENE, ...rest }, 'dark')
  for (const x of [740, 750, 760])
    for (let y = 60; y < 600; y += 4)
      expect({ x, y, is: long.at(x, y) }).toEqual({ x, y, is: ground.at(x, y) })
})
