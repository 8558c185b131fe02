export type Tune = 'blood' | 'own' | 'notice'
/** Frequencies in hertz, in order. */
const TUNES: Readonly<Record<Tune, readonly number[]>> = {
  notice: [659, 880],
  blood: [523, 659, 784],
  own: [523, 659, 784, 1047],
}
const PATIENCE_MS = 1_000
const STEP_S = 0.12
const FADE_S = 0.4
/** The share of full volume: audible next to music, but not startling. */
const VOLUME = 0.08

export interface Chime {
  /** Must be called after an interaction, because browsers allow sound only then. */
  wake: () => void
  play: (tune: Tune) => void
}

/** Plays synthesised tones, so that no file has to load. Does nothing without sound. */
export function openChime(openAudio: () => AudioContext | null = realAudio): Chime {
  let audio: AudioContext | null = null
  const wake = () => {
    audio ??= openAudio()
    if (audio?.state === 'suspended') audio.resume().catch(() => {})
  }
  return {
    wake,
    play(tune) {
      wake()
      const playing = audio
      if (playing?.state === 'running') return sound(playing, TUNES[tune])
      const since = performance.now()
      // If the browser blocks sound, this resolves at the first touch. A tune that late is dropped.
      playing?.resume().then(
        () => (performance.now() - since < PATIENCE_MS ? sound(playing, TUNES[tune]) : undefined),
        () => {},
      )
    },
  }
}

function sound(audio: AudioContext, tones: readonly number[]) {
  tones.forEach((hertz, nth) => {
    const at = audio.currentTime + nth * STEP_S
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(VOLUME, at)
    volume.gain.exponentialRampToValueAtTime(VOLUME / 100, at + FADE_S)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + FADE_S)
  })
}

function realAudio(): AudioContext | null {
  return typeof AudioContext === 'undefined' ? null : new AudioContext()
}
