import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { onSystemScheme, resolveScheme, type SchemeChoice, schemeInAddress } from './front-door/scheme.ts'
import { storybookTheme } from './front-door/themes.ts'

/** Screens and pages have the whole window. Components are tried with the panel of their props. */
const withPanel = /^(components|foundations)-/

/** Whether the page in the address, such as `/story/start-welcome--welcome`, is one of those. */
const opensPanel = withPanel.test(
  new URLSearchParams(location.search).get('path')?.replace(/^\/\w+\//, '') ?? '',
)
const firstScheme = resolveScheme(schemeInAddress(location.search))

addons.setConfig({
  theme: storybookTheme(firstScheme),
  layout: { panelPosition: 'bottom', showPanel: opensPanel },
})

addons.register('aloft/front-door', (api) => {
  let choice = schemeInAddress(location.search)
  let shown = firstScheme
  // Each change draws the whole window again, which takes a good part of the time until the first page can be read.
  const applyScheme = () => {
    const scheme = resolveScheme(choice)
    if (scheme === shown) return
    shown = scheme
    api.setOptions({ theme: storybookTheme(scheme) })
  }
  const onGlobals = ({ globals }: { globals: { scheme?: SchemeChoice } }) => {
    choice = globals.scheme ?? choice
    applyScheme()
  }
  api.on(SET_GLOBALS, onGlobals)
  api.on(GLOBALS_UPDATED, onGlobals)
  onSystemScheme(applyScheme)

  let hasPanel = opensPanel
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    // Within one kind, it stays as people left it.
    if (withPanel.test(storyId) === hasPanel) return
    hasPanel = withPanel.test(storyId)
    api.togglePanel(hasPanel)
  })
})
