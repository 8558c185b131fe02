import { expect, test, vi } from 'vitest'
import { openChime } from '#src/browser/chime.ts'

/** An audio device that stays silent until the page may play sound. Records the tones that it receives. */
function anAudio(first: AudioContextState) {
  const tones: number[] = []
  const allowed: (() => void)[] = []
  const audio = {
    state: first,
    currentTime: 0,
    destination: {},
    resume: () =>
      new Promise<void>((resolve) =>
        allowed.push(() => {
          audio.state = 'running'
          resolve()
        }),
      ),
    createOscillator: () => ({
      frequency: {
        set value(hertz: number) {
          tones.push(hertz)
        },
      },
      connect: (next: unknown) => next,
      start: vi.fn<() => void>(),
      stop: vi.fn<() => void>(),
    }),
    createGain: () => ({
      gain: { setValueAtTime: vi.fn<() => void>(), exponentialRampToValueAtTime: vi.fn<() => void>() },
      connect: (next: unknown) => next,
    }),
  }
  return { tones, allow: () => allowed.splice(0).forEach((each) => each()), open: () => audio as never }
}
const rests = () => new Promise((settle) => setTimeout(settle))

test('all tunes differ', () => {
  const audio = anAudio('running')
  const chime = openChime(audio.open)
  chime.play('notice')
  const notice = audio.tones.splice(0)
  chime.play('blood')
  const blood = audio.tones.splice(0)
  chime.play('own')
  expect(new Set([notice.join(), blood.join(), audio.tones.join()]).size).toBe(3)
})
test('a device that starts immediately plays', async () => {
  const audio = anAudio('suspended')
  openChime(audio.open).play('notice')
  audio.allow()
  await rests()
  expect(audio.tones).toHaveLength(2)
})
test('a tune that was not allowed is not played later', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const audio = anAudio('suspended')
  openChime(audio.open).play('notice')
  now.mockReturnValue(60_000)
  audio.allow()
  await rests()
  expect(audio.tones).toEqual([])
  now.mockRestore()
})
test('where there is no sound nothing happens', () =>
  expect(() => openChime(() => null).play('own')).not.toThrow())
