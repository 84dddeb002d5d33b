import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types'

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

function usable(argType: InputType, value: unknown): InputType {
  if (typeof argType.type !== 'object') return argType
  const type = withoutUndefined(argType.type)
  const summary = type.raw?.replace(/\s*\|\s*undefined$/, '')
  const table = summary ? { ...argType.table, type: { summary } } : argType.table
  return { ...argType, type, table, ...(argType.control === undefined && controlOf(type, value)) }
}

function controlOf(type: SBType, value: unknown): InputType {
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
  return only && others.length === 1 ? { ...only, raw: type.raw, required: type.required } : type
}
