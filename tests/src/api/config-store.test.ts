import { beforeEach, expect, test } from 'vitest'
import { openConfigStore } from '#src/api/config-store.ts'
import { aConfig } from '../../worlds/builders.ts'

beforeEach(() => localStorage.clear())

test('the defaults apply before anything is stored', () => {
  expect(openConfigStore(localStorage).read()).toEqual({
    title: 'Vexil',
    slogan: 'Hack for fun not for profit',
    beianInfo: null,
  })
})

test('the stored configuration is there on the next visit', () => {
  openConfigStore(localStorage).write(aConfig({ title: 'Spring', beianInfo: 'ICP 1' }))
  expect(JSON.parse(localStorage.getItem('global-config') ?? '')).toMatchObject({ title: 'Spring' })
  expect(openConfigStore(localStorage).read()).toMatchObject({ title: 'Spring', beianInfo: 'ICP 1' })
})

test('the stored extensions are there, too, unless the stored value is invalid', () => {
  openConfigStore(localStorage).write(aConfig({ features: ['sessions'] }))
  expect(openConfigStore(localStorage).read().features).toEqual(['sessions'])
  for (const features of ['"sessions"', '[7]', '{}']) {
    localStorage.setItem('global-config', `{"features":${features}}`)
    expect(openConfigStore(localStorage).read().features).toBeUndefined()
  }
})

test.each(['nonsense', '[]', 'null', '{"title":7}'])('the stored value %s is ignored', (stored) => {
  localStorage.setItem('global-config', stored)
  expect(openConfigStore(localStorage).read().title).toBe('Vexil')
})
