import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'

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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), react({ compiler: true })],
  }),
}

export default config
