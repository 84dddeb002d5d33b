import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { media } from './scale.ts'
import { shape } from './shape.ts'
import { colorNames, depthNames, propertyName, shapeNames } from './tokens.ts'

function tokens<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, propertyName(name)])) as Record<Name, string>
}

const schemeVars = createGlobalThemeContract(tokens([...colorNames, ...depthNames]))
const shapeVars = createGlobalThemeContract(tokens(shapeNames))

/**
 * Every token as a CSS `var()`. The values come from the current scheme: `data-scheme` if set, otherwise the
 * system's.
 */
export const vars = { ...schemeVars, ...shapeVars }

const lightRule = { vars: assignVars(schemeVars, light), colorScheme: 'light' }
const darkRule = { vars: assignVars(schemeVars, dark), colorScheme: 'dark' }

globalStyle(':root', { vars: assignVars(shapeVars, shape) })
globalStyle(':root, [data-scheme="light"]', lightRule)
globalStyle(':root:not([data-scheme])', { '@media': { '(prefers-color-scheme: dark)': darkRule } })
globalStyle('[data-scheme="dark"]', darkRule)
globalStyle(':root', {
  '@media': { [media.still]: { vars: { [shapeVars.fast]: '0ms', [shapeVars.move]: '0ms' } } },
})
