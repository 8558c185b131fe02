import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settle } from '../worlds/app.world.tsx'
import { openDevice } from '../worlds/device.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { languageJourney, schemeJourney } from './appearance.journey.ts'
import { waysThrough } from './journey.ts'

let app: WholeApp | null = null
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('language', 'en')
})
afterEach(() => {
  app?.close()
  vi.unstubAllGlobals()
})

const elsewhere = async (key: string, newValue: string) => {
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  await settle()
}

describe.each(waysThrough(schemeJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 20_000 }, async () => {
    const device = openDevice('dark')
    const { press } = (app = await openWholeApp('/about'))
    const choose = async (scheme: string) => {
      await press('Theme')
      await press(scheme)
    }
    const isPainted = (shade: string) => () => expect(document.documentElement.dataset['theme']).toBe(shade)
    await way.test(
      {
        'the person chooses light': () => choose('Light'),
        'the person chooses dark': () => choose('Dark'),
        'the person follows the system': () => choose('Match system'),
        'another tab chooses light': () => elsewhere('color-scheme', 'light'),
        'another tab chooses dark': () => elsewhere('color-scheme', 'dark'),
        'the device turns light': () => act(async () => device.prefer('light')),
      },
      {
        dark: isPainted('dark'),
        light: isPainted('light'),
        systemDark: isPainted('dark'),
        systemLight: isPainted('light'),
        darkOnLight: isPainted('dark'),
      },
    )
  })
})

describe.each(waysThrough(languageJourney))('$story', (way) => {
  test('is what the person reads', { timeout: 20_000 }, async () => {
    const { press, sees } = (app = await openWholeApp('/about'))
    const choose = async (language: string) => {
      await press(/^(Language|语言|言語)$/)
      await press(language)
    }
    const reads = (skip: string, lang: string) => async () => {
      await sees(skip)
      expect(document.documentElement.lang).toBe(lang)
    }
    await way.test(
      {
        'the person chooses Japanese': () => choose('日本語'),
        'the person chooses English': () => choose('English'),
        'another tab chooses Chinese': () => elsewhere('language', 'zh'),
      },
      {
        english: reads('Skip to content', 'en'),
        japanese: reads('本文へ移動', 'ja'),
        chinese: reads('跳到正文', 'zh'),
      },
    )
  })
})

test('input stays when the language changes', async () => {
  app = await openWholeApp('/account/login')
  await app.type('Username or email', 'ada')
  await elsewhere('language', 'ja')
  expect(document.documentElement.lang).toBe('ja')
  expect(screen.getByDisplayValue('ada')).toBeDefined()
})
