// Before React is loaded.
import './render-hook.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../packages/design-system/src/previews/fonts.ts'
import '../packages/design-system/src/theme/fonts.ts'
import '../packages/design-system/src/theme/global.css.ts'
import { Surroundings } from '../packages/design-system/src/patterns/surroundings.tsx'
import { brandThemes } from '../packages/design-system/src/theme/brand-theme.css.ts'
import { defaultTheme, themes } from '../packages/domain/src/creatives/theme.rules.ts'
import { type ThemeName, themeNames } from '../packages/domain/src/core/theme-names.ts'
import { closeNetwork, openFetch } from './closed-network.ts'
import { type ClockName, clocks, startClock, stopClock, testClock } from './fixed-clock.ts'
import { LazyDocsContainer } from './front-door/lazy-docs-container.tsx'
import { LazyComponentPage } from './component-page/lazy-component-page.tsx'
import { i18n, pseudoLanguage } from './i18n.ts'
import { modes } from './modes.ts'
import * as css from './preview.css.ts'
import { resetStores } from './stores.ts'
import { usableControls } from './usable-controls.ts'

let checkNetwork: () => void = () => {}

/**
 * Components have a surface of `parameters.width` CSS pixels, otherwise of their own width; `fullscreen`
 * stories fill the page.
 */
const withGround: Decorator = (Story, { parameters }) => {
  const isPage = parameters['layout'] === 'fullscreen'
  const width = isPage ? undefined : (parameters['width'] as number | undefined)
  return (
    <div
      data-picture
      className={isPage ? css.page : css.surface}
      style={width ? { width: width + 48 } : undefined}
    >
      <Story />
    </div>
  )
}

// An effect, as tests switch the language on their own in between.
function Language({ name }: { name: string }) {
  useEffect(() => i18n.changeLanguage(name), [name])
  return null
}

const withSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings i18n={i18n}>
    <Language name={String(globals['language'])} />
    <Story />
  </Surroundings>
)

/** Another time draws the story from the start. */
const withClock: Decorator = (Story, { globals }) => {
  stopClock(globals['clock'] as ClockName)
  return <Story key={String(globals['clock'])} />
}

const withScheme: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  // A page shows many stories in one window, whose scheme isn't that of a single one.
  if (viewMode === 'docs' && 'scheme' in storyGlobals) return <Story />
  const scheme = globals['scheme'] as 'light' | 'dark' | 'system'
  if (scheme === 'system') delete document.documentElement.dataset['scheme']
  else document.documentElement.dataset['scheme'] = scheme
  return <Story />
}

/** Set on the root like the scheme, so that elements floating over the page have the theme too. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.classList.remove(...Object.values(brandThemes))
  document.documentElement.classList.add(brandThemes[globals['theme'] as ThemeName])
  return <Story />
}

const preview: Preview = {
  decorators: [withClock, withGround, withSurroundings, withScheme, withTheme],
  // Before the network is closed; only stories with creatives wait for their fonts.
  loaders: [
    async ({ parameters }) =>
      parameters['creativeFonts']
        ? { fonts: await (await import('./creative-fonts.ts')).creativeFonts() }
        : {},
  ],
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
    theme: {
      description: 'Brand theme of creatives and page parts',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themeNames.map((name) => ({ value: name, title: `${name} (${themes[name].kind})` })),
      },
    },
    language: {
      description: 'Language of texts',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: pseudoLanguage, title: 'Longer words (made up)' },
        ],
      },
    },
    clock: {
      description: 'The time in stories',
      toolbar: {
        icon: 'timer',
        dynamicTitle: true,
        items: Object.entries(clocks).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: {
    // Pictures are taken in both schemes, whatever the system has.
    scheme: import.meta.env.MODE === 'test' ? 'light' : 'system',
    theme: defaultTheme,
    language: 'en',
    clock: testClock,
  },
  argTypesEnhancers: [usableControls],
  parameters: {
    openFetch,
    // Tests only request violations: the list of passed checks is long, and only designers read it.
    a11y: {
      test: 'error',
      ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
    },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { container: LazyDocsContainer, page: LazyComponentPage },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        // Storybook reads this list without running it. A test holds it to the table of sections.
        order: [
          'Start',
          ['Welcome', '*'],
          'Foundations',
          ['Overview', 'Tokens', 'Brand themes', 'Type', 'Marks', 'Layout', 'Frames'],
          'Components',
          ['Actions', 'Inputs', 'Feedback', 'Navigation', 'Data', 'Ads', 'Money', 'Guide'],
          'Screens',
          [
            'Sign up and log in',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Brand and briefs',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Create an ad',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Edit an ad',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Launch',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Follow the results',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Plan and billing',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Account and notifications',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Ask Loona',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Emails',
            'Linked pages',
            'Everywhere',
            ['*', 'In the app', 'Modals', 'Parts'],
            'Inside Aloft',
            ['*', 'In the app', 'Modals', 'Parts'],
          ],
          'Preview lab',
          'Machines',
          ['Overview', '*', 'Parts'],
          'Writing',
        ],
      },
    },
  },
  beforeAll: async () => {
    await Promise.all(
      [
        '600 44px "Bricolage Grotesque Variable"',
        '400 14px "Instrument Sans Variable"',
        ...['400', '600', '700'].map((weight) => `${weight} 14px Arimo`),
        ...['400', '500', '600', '700'].map((weight) => `${weight} 14px Roboto`),
      ].map((face) => document.fonts.load(face, 'Añ€')),
    )
    await document.fonts.ready
  },
  beforeEach: ({ globals }) => {
    stopClock(globals['clock'] as ClockName)
    resetStores()
    const network = closeNetwork()
    checkNetwork = network.check
    return () => {
      startClock()
      network.open()
    }
  },
  afterEach: () => checkNetwork(),
}

export default preview
