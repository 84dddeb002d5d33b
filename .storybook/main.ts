import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import type { Alias, AliasOptions, Plugin } from 'vite'
import { managerHead, previewHead } from './front-door/head.ts'
import { componentPages } from './component-pages.ts'

function aliasList(options: AliasOptions = []): readonly Alias[] {
  if (Array.isArray(options)) return options as readonly Alias[]
  return Object.entries(options).map(([find, replacement]) => ({ find, replacement: String(replacement) }))
}

/** The tool reads the types of props from the source, where it takes a read-only list for an unknown type. */
const readableLists: Plugin = {
  name: 'aloft:readable-lists',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') && !id.includes('node_modules')
      ? { code: code.replaceAll(/\breadonly (?=[\w.<>| ]+\[\])/g, ' '.repeat('readonly '.length)), map: null }
      : undefined,
}

const packages = join(import.meta.dirname, '../node_modules')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/*.mdx',
    '../stories/{start,machines,writing}/*.mdx',
    '../stories/*.stories.tsx',
    '../stories/{start,preview-lab,machines,writing}/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  // Of the tool's own: no list of things to set up, and no colors behind stories but ours.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false,
    experimentalSearchDocsHeadings: true,
  },
  managerHead: (head = '') => head + managerHead,
  previewHead: (head = '') => head + previewHead,
  staticDirs: [
    { from: `${packages}/@fontsource-variable/instrument-sans/files`, to: '/fonts' },
    { from: `${packages}/@fontsource-variable/bricolage-grotesque/files`, to: '/fonts' },
    { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
  ],
  experimental_indexers: componentPages,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [readableLists, ...(vite.plugins ?? []), vanillaExtractPlugin(), react({ compiler: true })],
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
