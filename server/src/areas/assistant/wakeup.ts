/** Lets one waiter sleep until something happens. What happens while it's awake isn't lost. */
export class Wakeup {
  #isDue = false
  #wake = () => {}

  wake(): void {
    this.#isDue = true
    this.#wake()
  }

  /** Waits for a call of `wake` since the last wait, or for the time or the signal. True if it was a call. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#isDue && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
        signal.addEventListener('abort', this.#wake, { once: true })
      })
      signal.removeEventListener('abort', this.#wake)
      this.#wake = () => {}
    }
    const isDue = this.#isDue
    this.#isDue = false
    return isDue
  }
}
