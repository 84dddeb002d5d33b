import type { z } from 'zod'
import { assistantStreamSchemas } from './assistant/assistant.schemas.ts'
import type { StreamSchema } from './core/stream-schema.ts'
import type { StreamName } from './streams.ts'

/** The shapes of every stream. */
export const streamSchemas = { ...assistantStreamSchemas } satisfies Record<StreamName, StreamSchema>
type StreamSchemas = typeof streamSchemas

/** The query parameters as sent by a caller. */
export type StreamPayloadOf<S extends StreamName> = z.input<StreamSchemas[S]['payload']>

/** The query parameters after parsing. */
export type ParsedStreamPayloadOf<S extends StreamName> = z.output<StreamSchemas[S]['payload']>

// As for actions: an object schema without fields is inferred as an index signature.
type DetailsOf<D> = Record<string, never> extends D ? unknown : Readonly<D>

/** The failure keys a stream declares, each with its details. */
export type StreamFailureOf<S extends StreamName> = {
  [K in keyof StreamSchemas[S]['failures'] & string]: StreamSchemas[S]['failures'][K] extends z.ZodType
    ? { readonly error: K } & DetailsOf<z.output<StreamSchemas[S]['failures'][K]>>
    : never
}[keyof StreamSchemas[S]['failures'] & string]
