import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { pictureLane } from './scripts/pictures/lane.ts'
import { shippedFontsOnly } from './scripts/story-fonts.ts'

const executablePath = findChromium()
const { plugin: pictures, checkPicture } = pictureLane(import.meta.dirname)

/** Every story in a browser: its play function, axe, and its pictures (see docs of the visual lane in `stories/`). */
export const storiesProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') }), pictures],
  // Found late, these would make Vite reload in the middle of a run.
  optimizeDeps: {
    // Each icon is a file of its own.
    exclude: ['lucide-react'],
    include: [
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-popover',
      '@radix-ui/react-toast',
      '@storybook/addon-docs/blocks',
      '@storybook/react-vite',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@xyflow/react',
      'axe-core',
      'culori/fn',
      'elkjs/lib/elk.bundled.js',
      'react',
      'react-dom',
      'react-dom/client',
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'recharts',
      'storybook/internal/core-events',
      'storybook/preview-api',
      'storybook/test',
      'storybook/theming/create',
      'xstate',
    ],
  },
  test: {
    name: 'stories',
    // Files share a page: reloading everything for each took longer than their stories.
    isolate: false,
    // The browser waits for the one that draws and for the one that compares: two pages at once keep both cores busy.
    maxWorkers: 2,
    // The first story of a screen waits for all files of the app, which takes its time on a busy machine.
    testTimeout: 30_000,
    setupFiles: ['.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: chromiumFlags,
          env: { ...process.env, ...shippedFontsOnly() },
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
      commands: { checkPicture },
    },
  },
}
