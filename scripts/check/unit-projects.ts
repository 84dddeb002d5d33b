import { availableParallelism } from 'node:os'
import type { TestProjectInlineConfiguration } from 'vitest/config'

// One a core: the default leaves a core to vitest itself, which does little.
const maxWorkers = availableParallelism()

// Those that walk a machine or draw thousands of values take seconds, and three times as many on a busy machine.
const testTimeout = 30_000

/** Rules, parts and tooling. */
export const unitProject = {
  test: {
    name: 'unit',
    environment: 'node',
    maxWorkers,
    testTimeout,
    // Rules hold nothing between two calls, so that files may share what they import.
    isolate: false,
    include: [
      'packages/*/src/**/*.test.ts',
      'stories/**/*.test.ts',
      '.storybook/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/src/**/*.test.ts',
    ],
  },
} satisfies TestProjectInlineConfiguration

/** The app without a browser. */
export const appProject = {
  test: {
    name: 'app',
    environment: 'node',
    maxWorkers,
    testTimeout,
    // What runs once for the whole app starts over with each file. A context of its own takes half the time of a process.
    pool: 'vmThreads',
    setupFiles: ['apps/web/src/wiring/test-support/short-retries.ts'],
    include: ['apps/web/{build,src}/**/*.test.ts'],
  },
} satisfies TestProjectInlineConfiguration
