import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { params } from '@aloft/domain/core/params'
import { CallError } from '../action/call-error.ts'

export interface Upload {
  /** The fields by name: texts and one file, which is read up to one byte over the limit. */
  readonly body: Readonly<Record<string, unknown>>
  /** Digest of the file, which identifies an upload. */
  readonly digest: string
  /** Removes the temporary file. */
  discard(): Promise<void>
}

/** All fields other than the file are small. */
const maxBody = params.maxUploadSize + 1024 * 1024
const limits = {
  fileSize: params.maxUploadSize + 1,
  files: 1,
  fields: 20,
  fieldSize: 10_000,
  headerPairs: 50,
}

/**
 * The fields of a multipart call. The file is streamed to disk, so that slow connections use no memory; if it is too
 * long, the rest is discarded.
 */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const type = request.headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new CallError('unsupportedMediaType')
  // A body this large is no mistake, so it isn't read at all.
  if (Number(request.headers['content-length'] ?? 0) > maxBody * 4) throw new CallError('payloadTooLarge')
  const folder = await mkdtemp(join(tmpdir(), 'aloft-upload-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await readParts(request, type, join(folder, 'file'))), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function readParts(
  request: IncomingMessage,
  contentType: string,
  path: string,
): Promise<Pick<Upload, 'body' | 'digest'>> {
  const fields = new Map<string, unknown>()
  const hash = createHash('sha256')
  let file:
    | { field: string; name: string; type: string; part: Readable; written: Promise<Error | null> }
    | undefined
  const parser = openParser(contentType)
  parser.on('field', (name: string, value: string) => void fields.set(name, value))
  parser.on('file', (field: string, part: Readable, name: string, _encoding: string, type: string) => {
    part.on('data', (bytes: Buffer) => hash.update(bytes))
    // Resolves with the error, because if the form ends early, nobody awaits a rejection.
    const written = pipeline(part, createWriteStream(path)).then(
      () => null,
      (error: Error) => error,
    )
    file = { field, name, type, part, written }
  })
  try {
    await pipeline(request, parser)
  } catch {
    file?.part.destroy()
    await file?.written
    throw new CallError('invalidPayload')
  }
  const failure = await file?.written
  if (failure) throw failure
  if (file) {
    const { field, name, type } = file
    fields.set(field, new File([await openAsBlob(path)], name ?? '', { type }))
  }
  return { body: Object.fromEntries(fields), digest: hash.digest('hex') }
}

function openParser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    // Without a boundary, the body can't be parsed.
    throw new CallError('invalidPayload')
  }
}
