const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a value is a uuid of any version, as all ids of the product are. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value)
}
