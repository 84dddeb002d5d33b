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
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'stories/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
        },
      },
      serverProject,
      storiesProject,
    ],
  },
})
