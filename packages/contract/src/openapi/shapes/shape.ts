import type { z } from 'zod'

/** The type inside a list, a record, or an optional or nullable value. */
type Inner<S> = S extends z.ZodNullable<infer I> | z.ZodOptional<infer I> | z.ZodExactOptional<infer I>
  ? Inner<I>
  : S extends z.ZodArray<infer I>
    ? Inner<I>
    : S extends z.ZodRecord<z.core.$ZodRecordKey, infer V>
      ? Inner<V>
      : S

/** A text for each field. If a field is an object, its own fields have texts too. */
export type FieldTexts<F> = {
  readonly [K in keyof F]:
    | string
    | (Inner<F[K]> extends z.ZodObject<infer I> ? readonly [string, FieldTexts<I>] : never)
}

/** Texts of fields, without the types they were checked against. */
export interface Texts {
  readonly [field: string]: string | readonly [string, Texts]
}

/**
 * A schema that the document names and describes once. Its texts are here because browsers load the entities'
 * files.
 */
export interface Shape {
  readonly schema: z.ZodType
  readonly description: string
  readonly fields: Texts
}

/** Names an object. A field without a text, or a text without a field, doesn't compile. */
export function objectShape<F extends z.ZodRawShape>(
  schema: z.ZodObject<F>,
  description: string,
  fields: FieldTexts<F>,
): Shape {
  return { schema, description, fields }
}

/** Names a choice of values or of other shapes. */
export function plainShape(schema: z.ZodType, description: string): Shape {
  return { schema, description, fields: {} }
}
