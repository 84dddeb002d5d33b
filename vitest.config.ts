import { defineConfig } from 'vitest/config'
import { serverProject } from './vitest.server.ts'
import { storiesProject } from './vitest.stories.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Rules hold nothing between two calls, so that files may share what they import.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'stories/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
        },
      },
      // What runs once for the whole app starts over with each file.
      { test: { name: 'app', environment: 'node', include: ['apps/web/{build,src}/**/*.test.ts'] } },
      serverProject,
      storiesProject,
    ],
  },
})
