const columns = new Map<string, string>()
const properties = new Map<string, string>()

/** The column of a property: `owner_id` for `ownerId`. Names without capitals stay unchanged. */
export function columnName(property: string): string {
  return remembered(columns, property, () =>
    property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  )
}

/** The property of a column: `ownerId` for `owner_id`. A quoted name, such as `"idea.ownerId"`, stays unchanged. */
export function propertyName(column: string): string {
  return remembered(properties, column, () =>
    /^[a-z\d_]+$/.test(column)
      ? column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
      : column,
  )
}

// Cached, because statements use the same few hundred names all the time.
function remembered(names: Map<string, string>, name: string, convert: () => string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const converted = convert()
  names.set(name, converted)
  return converted
}
