import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { Alias, AliasOptions } from 'vite'
import { componentPages } from './component-pages.ts'

function aliasList(options: AliasOptions = []): readonly Alias[] {
  if (Array.isArray(options)) return options as readonly Alias[]
  return Object.entries(options).map(([find, replacement]) => ({ find, replacement: String(replacement) }))
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/*.mdx',
    '../stories/*.stories.tsx',
    '../stories/machines/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  experimental_indexers: componentPages,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), react({ compiler: true })],
    // The stores of the app are module state: they're tracked, so that each story begins with empty ones.
    resolve: {
      ...vite.resolve,
      alias: [
        ...aliasList(vite.resolve?.alias),
        { find: /^valtio$/, replacement: join(import.meta.dirname, 'stores.ts') },
      ],
    },
  }),
}

export default config
