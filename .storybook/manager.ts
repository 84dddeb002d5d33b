import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { onSystemScheme, resolveScheme, type SchemeChoice, schemeInAddress } from './front-door/scheme.ts'
import { storybookTheme } from './front-door/themes.ts'

/** Screens and pages have the whole window. Components are tried with the panel of their props. */
const withPanel = /^(components|foundations)-/

addons.setConfig({
  theme: storybookTheme(resolveScheme(schemeInAddress(location.search))),
  panelPosition: 'bottom',
})

addons.register('aloft/front-door', (api) => {
  let choice = schemeInAddress(location.search)
  const applyScheme = () => api.setOptions({ theme: storybookTheme(resolveScheme(choice)) })
  const onGlobals = ({ globals }: { globals: { scheme?: SchemeChoice } }) => {
    choice = globals.scheme ?? choice
    applyScheme()
  }
  api.on(SET_GLOBALS, onGlobals)
  api.on(GLOBALS_UPDATED, onGlobals)
  onSystemScheme(applyScheme)

  let hasPanel: boolean | undefined
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    // Within one kind, it stays as people left it.
    if (withPanel.test(storyId) === hasPanel) return
    hasPanel = withPanel.test(storyId)
    api.togglePanel(hasPanel)
  })
})
