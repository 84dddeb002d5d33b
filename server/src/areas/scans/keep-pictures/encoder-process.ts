import sharp from 'sharp'
import { type EncodedPicture, type PictureKind, reencode } from './reencode.ts'

export interface EncodeRequest {
  readonly bytes: Uint8Array
  readonly kind: PictureKind
}

/** Messages from the process: first that it is ready, then its answer to the request. */
export type EncoderMessage = 'ready' | EncodedPicture | { readonly refused: string }

// The largest photo allowed takes 800 MB in the most expensive format.
const maxMemoryBytes = 1024 * 1024 * 1024
const memoryCheckMs = 50
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`)

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

process.on('message', (request: EncodeRequest) => void answer(request))
process.on('disconnect', end)
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) end()
}, memoryCheckMs)
send('ready')

async function answer({ bytes, kind }: EncodeRequest): Promise<void> {
  try {
    send(await reencode(bytes, kind))
  } catch (error) {
    send({ refused: error instanceof Error ? error.message : String(error) })
  }
}

function send(message: EncoderMessage): void {
  process.send?.(message)
}

// A normal exit would wait for the current picture.
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
