import type { z } from 'zod'

/** What lies within a list, a record, or what may be left out or null. */
type Inner<S> = S extends z.ZodNullable<infer I> | z.ZodOptional<infer I> | z.ZodExactOptional<infer I>
  ? Inner<I>
  : S extends z.ZodArray<infer I>
    ? Inner<I>
    : S extends z.ZodRecord<z.core.$ZodRecordKey, infer V>
      ? Inner<V>
      : S

/** One text for each field. The fields of an object within have texts of their own, beside that of the field. */
export type FieldTexts<F> = {
  readonly [K in keyof F]:
    | string
    | (Inner<F[K]> extends z.ZodObject<infer I> ? readonly [string, FieldTexts<I>] : never)
}

/** Texts of fields, without the types that they were checked by. */
export interface Texts {
  readonly [field: string]: string | readonly [string, Texts]
}

/** A schema that the document names and describes once. Its texts are here because browsers load the entities. */
export interface Shape {
  readonly schema: z.ZodType
  readonly description: string
  readonly fields: Texts
}

/** Names an object; a field without a text, or a text without a field, doesn't compile. */
export function objectShape<F extends z.ZodRawShape>(
  schema: z.ZodObject<F>,
  description: string,
  fields: FieldTexts<F>,
): Shape {
  return { schema, description, fields }
}

/** Names a choice of values, or of other shapes. */
export function plainShape(schema: z.ZodType, description: string): Shape {
  return { schema, description, fields: {} }
}
