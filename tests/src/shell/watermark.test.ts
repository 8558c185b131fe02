import { afterEach, describe, expect, test } from 'vitest'
import { addWatermark, tileOf } from '#src/browser/watermark.ts'

let stop: () => void = () => {}
afterEach(() => stop())
const sheet = () => document.body.querySelector<HTMLElement>('[aria-hidden=true]')
const noticed = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('the watermark', () => {
  test('is above everything, and lets every press through', () => {
    stop = addWatermark('6f1f8a1e', 'light', () => 0)
    expect(sheet()?.style).toMatchObject({
      position: 'fixed',
      pointerEvents: 'none',
      opacity: '0.012',
      zIndex: '50000',
    })
  })
  test('is fainter in the dark scheme, with a z-index of at most 59999', () => {
    stop = addWatermark('a', 'dark', () => 0.99999)
    expect(sheet()?.style).toMatchObject({ opacity: '0.006', zIndex: '59999' })
  })
  test('returns when it is removed', async () => {
    stop = addWatermark('a', 'dark', () => 0)
    document.body.replaceChildren()
    await noticed()
    expect(sheet()?.isConnected).toBe(true)
  })
  test('is restored when its style is changed or its wrapper hidden', async () => {
    stop = addWatermark('a', 'dark', () => 0)
    const parent = sheet()?.parentElement
    if (parent) parent.style.display = 'none'
    sheet()?.style.setProperty('opacity', '0')
    await noticed()
    expect(sheet()?.style.opacity).toBe('0.006')
    expect(sheet()?.parentElement?.style.display).toBe('')
  })
  test('is removed on request', async () => {
    addWatermark('a', 'dark', () => 0)()
    await noticed()
    expect(sheet()).toBeNull()
  })
  test('has the text without markup', () => {
    expect(decodeURIComponent(tileOf('6f1f8a1e', 'dark'))).toContain('>6f1f8a1e<')
    expect(decodeURIComponent(tileOf('<script>"', 'dark'))).toContain('>script<')
  })
})
