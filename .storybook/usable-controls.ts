import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

/** From here on, a list that opens is easier to read than all options at once. */
const manyOptions = 5

/**
 * Gives a field to each prop that can be set by hand, and none to functions, elements and objects, which Storybook would
 * show as JSON. The table names the whole type instead of "union".
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, usable(argType, initialArgs[name])]),
  )

function usable(argType: StrictInputType, value: unknown): StrictInputType {
  if (!argType.type) return isObject(value) ? { ...argType, control: { disable: true } } : argType
  const type = withoutUndefined(argType.type)
  const summary = type.raw?.replace(/\s*\|\s*undefined$/, '')
  return {
    ...argType,
    type,
    ...(summary && { table: { ...argType.table, type: { summary } } }),
    ...(argType.control === undefined && controlOf(type, value)),
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function controlOf(type: SBType, value: unknown): Pick<StrictInputType, 'control' | 'options'> {
  switch (type.name) {
    case 'boolean':
    case 'number':
    case 'string':
      return {}
    case 'enum': {
      const isShort = type.value.length < manyOptions
      return { options: type.value, control: { type: isShort ? 'inline-radio' : 'select' } }
    }
    default:
      return { control: typeof value === 'string' ? { type: 'text' } : { disable: true } }
  }
}

function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type
  const others = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined')
  const [only] = others
  const { raw, required } = type
  if (!only || others.length > 1) return type
  return { ...only, ...(raw !== undefined && { raw }), ...(required !== undefined && { required }) }
}
