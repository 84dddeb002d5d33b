import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type PictureWidth, pictureWidths } from '@aloft/domain/core/picture-widths.rules'
import { contentHash, isContentHash } from './content-hash.ts'
import { requirePlainType } from './plain-type.ts'
import type { FileStorage } from './storage.port.ts'

export interface S3Place {
  readonly bucket: string
  readonly region: string
  /** Address of a compatible server; Amazon's own by default. */
  readonly endpoint: string | undefined
  /** By default, those of the machine's role. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  /** Timeout for one request; 20 s by default. */
  readonly timeoutMs?: number
}

/** The same bytes are being stored by another node right now. */
const conflict = 409
/** They are already stored. */
const preconditionFailed = 412
const maxConflicts = 3

/**
 * Files in a bucket, as `<first two digits>/<hash>`. Several nodes may share it: a file appears complete or not at all.
 */
export function createS3Storage({
  bucket,
  region,
  endpoint,
  keys,
  timeoutMs = 20_000,
}: S3Place): FileStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
    // Servers other than Amazon's don't support the newer checksums; the hash is checked here anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  const placeOf = (hash: string) => ({ Bucket: bucket, Key: `${hash.slice(0, 2)}/${hash}` })

  const narrowedPlace = (hash: string, width: PictureWidth) => ({
    Bucket: bucket,
    Key: `${placeOf(hash).Key}.w${width}`,
  })

  async function has(hash: string): Promise<boolean> {
    return isContentHash(hash) && (await ifThere(client.send(new HeadObjectCommand(placeOf(hash))))) !== null
  }

  async function write(hash: string, bytes: Uint8Array, contentType: string, conflicts = 0): Promise<void> {
    const file = { ...placeOf(hash), Body: bytes, ContentType: contentType, IfNoneMatch: '*' }
    try {
      await client.send(new PutObjectCommand(file))
    } catch (error) {
      const status = statusOf(error)
      if (status === preconditionFailed) return
      if (status !== conflict || conflicts === maxConflicts) throw error
      await write(hash, bytes, contentType, conflicts + 1)
    }
  }

  return {
    has,

    async put(bytes, contentType) {
      requirePlainType(contentType)
      const hash = contentHash(bytes)
      if (!(await has(hash))) await write(hash, bytes, contentType)
      return { hash }
    },

    async get(hash) {
      if (!isContentHash(hash)) return null
      const reply = await ifThere(client.send(new GetObjectCommand(placeOf(hash))))
      if (!reply?.Body) return null
      const bytes = Buffer.from(await reply.Body.transformToByteArray())
      if (contentHash(bytes) !== hash) throw new Error(`The bucket has other bytes under ${hash}.`)
      return { bytes, contentType: reply.ContentType ?? 'application/octet-stream', size: bytes.length }
    },

    async describe(hash) {
      if (!isContentHash(hash)) return null
      const reply = await ifThere(client.send(new HeadObjectCommand(placeOf(hash))))
      if (reply?.ContentLength === undefined) return null
      return { contentType: reply.ContentType ?? 'application/octet-stream', size: reply.ContentLength }
    },

    async readRange(hash, { first, last }) {
      if (!isContentHash(hash)) return null
      const asked = { ...placeOf(hash), Range: `bytes=${first}-${last}` }
      const reply = await ifThere(client.send(new GetObjectCommand(asked)))
      if (!(reply?.Body instanceof Readable)) return null
      if (reply.ContentLength === last - first + 1) return reply.Body
      // A server that doesn't know ranges would send other bytes than those that were announced.
      reply.Body.destroy()
      throw new Error(
        `The bucket sent ${reply.ContentLength} bytes of ${hash} instead of ${last - first + 1}.`,
      )
    },

    async putNarrowed(hash, width, webp) {
      if (!isContentHash(hash)) return
      await client.send(
        new PutObjectCommand({ ...narrowedPlace(hash, width), Body: webp, ContentType: 'image/webp' }),
      )
    },

    async getNarrowed(hash, width) {
      if (!isContentHash(hash)) return null
      const reply = await ifThere(client.send(new GetObjectCommand(narrowedPlace(hash, width))))
      return reply?.Body ? Buffer.from(await reply.Body.transformToByteArray()) : null
    },

    async remove(hash) {
      if (!isContentHash(hash)) return
      await client.send(new DeleteObjectCommand(placeOf(hash)))
      await Promise.all(
        pictureWidths.map((width) => client.send(new DeleteObjectCommand(narrowedPlace(hash, width)))),
      )
    },
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
}

async function ifThere<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
    throw error
  }
}
