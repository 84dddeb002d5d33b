import { setupServer } from 'msw/node'
import { type MockAnswers, mockWorld } from './mock-world.ts'

export interface MockNetwork {
  /** Sets answers until the next call of this method or a reset; other actions answer with their examples. */
  answer(answers: MockAnswers): void
  reset(): void
  close(): void
}

/**
 * Replaces the network of a test with the mock world, including relative addresses. An unknown address is an
 * error.
 */
export function openMockNetwork(): MockNetwork {
  const server = setupServer(...mockWorld())
  server.listen({ onUnhandledFrame: 'error' })
  return {
    answer: (answers) => server.use(...mockWorld(answers)),
    reset: () => server.resetHandlers(),
    close: () => server.close(),
  }
}
