import { fromPromise } from 'xstate'
import type { SteadyClock } from './steady-clock.ts'

const answerMs = 150

/** Makes actors that answer after a moment, as calls would; their attempts count from 1. */
export const answersOn =
  (clock: SteadyClock) =>
  <Output, Input>(answer: (input: Input, tries: number) => Output) => {
    let tries = 0
    return fromPromise<Output, Input>(({ input }) => {
      tries++
      return new Promise<void>((resolve) => void clock.setTimeout(resolve, answerMs)).then(() =>
        answer(input, tries),
      )
    })
  }
