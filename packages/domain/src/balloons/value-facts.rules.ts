import type { JsonValue } from '../core/json.ts'

/** A text in an ad that people read. */
export interface CopyFacts {
  readonly part: 'headline' | 'description' | 'message'
  /** Key of the field's name in the catalogue. */
  readonly label: string
  /** In characters; from one more on, the platform may cut the text. */
  readonly adviceLength?: number
  /** One of the further texts that Google rotates: it may stay empty, and forms show it after the others. */
  readonly isExtra?: true
}

/** What's known about a component's value besides its type. */
export interface ValueFacts {
  /**
   * The only writer: the brand's owner, or the product. If left out, anybody who may edit the ad. A value of the owner's
   * has to be instant: whoever restores a version writes all its values.
   */
  readonly writer?: 'owner' | 'product'
  readonly copy?: CopyFacts
  /** In characters. A longer text is kept as a draft, and the ad can't be launched with it. */
  readonly maxLength?: number
  /** It takes effect without being published and isn't part of a version (PUB-02). */
  readonly isInstant?: true
  /** It belongs to this ad alone: a copy starts without it (EDT-13, FLV-15). */
  readonly staysWithAd?: true
}

type TypeName = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'

/** The part of JSON Schema that values need. Objects have only the named properties. */
export interface ValueShape {
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly anyOf?: readonly ValueShape[]
  readonly items?: ValueShape
  readonly properties?: Readonly<Record<string, ValueShape>>
  readonly required?: readonly string[]
}

/** A value of a component or section: its shape, its default, and what's known about it. */
export interface ValueRow extends ValueFacts {
  readonly shape: ValueShape
  readonly default: string | number | boolean | readonly string[] | null
}

/** Whether a value has a shape; a shape that names nothing accepts any JSON. */
export function fits(shape: ValueShape, value: JsonValue): boolean {
  if (shape.anyOf) return shape.anyOf.some((one) => fits(one, value))
  if (shape.enum) return shape.enum.some((known) => known === value)
  return shape.type === undefined || [shape.type].flat().some((type) => isOfType(type, shape, value))
}

/** What of a stored value fits a shape: all of it, of a list the items that do, or null. */
export function whatFits(shape: ValueShape, value: JsonValue): JsonValue {
  if (fits(shape, value)) return value
  const { type, items } = shape
  if (type !== 'array' || !items || !Array.isArray(value)) return null
  return value.filter((item) => fits(items, item))
}

function isOfType(type: TypeName, { pattern, items, ...shape }: ValueShape, value: JsonValue): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string' && (pattern === undefined || new RegExp(pattern).test(value))
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value) && (items === undefined || value.every((item) => fits(items, item)))
    case 'object':
      return hasProperties(shape, value)
  }
}

function hasProperties({ properties = {}, required = [] }: ValueShape, value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const known = new Map(Object.entries(properties))
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, item]) => {
      const shape = known.get(key)
      return shape !== undefined && fits(shape, item)
    })
  )
}
