import type { Frame } from '../../protocol/frame.ts'
import type { Transport } from './transport.ts'

/** `over`: the client must stop polling. */
export type Polled = { kind: 'messages'; text: string } | { kind: 'over' }

const NOTHING: Polled = { kind: 'messages', text: '' }

export class LongPolling implements Transport {
  #queue: string[] = []
  #unsent = 0
  #isEnding = false
  #answer: ((polled: Polled) => void) | null = null
  /** Runs once, when the client has taken the last message and knows that the connection is closed. */
  onOver: () => void = () => {}

  /**
   * Waits for a message, at most until the ping of the heartbeat. A new poll ends an older one. A poll whose
   * client hung up ends too, so that later messages wait for the next poll.
   */
  poll(): { polled: Promise<Polled>; abandon: () => void } {
    this.#answer?.(NOTHING)
    let answer: (polled: Polled) => void = () => {}
    const polled = new Promise<Polled>((resolve) => {
      answer = resolve
    })
    this.#answer = answer
    this.#flush()
    const abandon = () => {
      if (this.#answer !== answer) return
      this.#answer = null
      answer(NOTHING)
    }
    return { polled, abandon }
  }

  send(message: Frame): void {
    this.#queue.push(message.text)
    this.#unsent += message.text.length
    this.#flush()
  }

  unsent(): number {
    return this.#unsent
  }

  end(): void {
    this.#isEnding = true
    this.#flush()
  }

  cut(): void {
    this.#queue = []
    this.#unsent = 0
    this.end()
  }

  #flush(): void {
    const answer = this.#answer
    if (answer === null) return
    if (this.#queue.length > 0) {
      this.#answer = null
      const text = this.#queue.join('')
      this.#queue = []
      this.#unsent = 0
      answer({ kind: 'messages', text })
    } else if (this.#isEnding) {
      this.#answer = null
      answer({ kind: 'over' })
      this.onOver()
    }
  }
}
