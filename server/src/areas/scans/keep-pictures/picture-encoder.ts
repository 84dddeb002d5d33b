import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EncoderMessage, EncodeRequest } from './encoder-process.ts'
import { PictureRefusal } from './picture-refusal.ts'
import type { EncodedPicture, PictureKind } from './reencode.ts'

export interface PictureEncoder {
  /** Re-encodes one picture at a time; rejects with a `PictureRefusal` where it cannot be done. */
  encode(bytes: Uint8Array, kind: PictureKind, signal: AbortSignal): Promise<EncodedPicture>
  close(): void
}

const program = fileURLToPath(new URL('encoder-process.ts', import.meta.url))
const startWithinMs = 20_000
const encodeWithinMs = 4_000

/**
 * Decodes foreign pictures in a process of its own, started when first needed: native decoders cannot be
 * interrupted, and a hostile SVG keeps one busy for minutes. A process that crashed or was ended over a picture
 * is replaced for the next one; it knows no settings and no secrets.
 */
export function openPictureEncoder(): PictureEncoder {
  let running: ChildProcess | undefined

  function close(): void {
    running?.kill('SIGKILL')
    running = undefined
  }

  return {
    close,
    async encode(bytes, kind, signal) {
      if (!running?.connected) running = await start(signal)
      const answer = await ask(running, { bytes, kind }, signal).catch((error: unknown) => {
        close()
        throw error
      })
      if ('refused' in answer) throw new PictureRefusal(answer.refused)
      return answer
    },
  }
}

async function start(signal: AbortSignal): Promise<ChildProcess> {
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A request that no longer reaches it shows as a missing answer.
  child.on('error', () => {})
  try {
    await nextMessage(child, AbortSignal.any([signal, AbortSignal.timeout(startWithinMs)]))
    return child
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error('The picture process did not start', { cause: error })
  }
}

async function ask(
  child: ChildProcess,
  request: EncodeRequest,
  signal: AbortSignal,
): Promise<Exclude<EncoderMessage, 'ready'>> {
  const late = AbortSignal.timeout(encodeWithinMs)
  try {
    child.send(request)
    const answer = await nextMessage(child, AbortSignal.any([signal, late]))
    return answer as Exclude<EncoderMessage, 'ready'>
  } catch (cause) {
    const detail = late.aborted ? `took more than ${encodeWithinMs} ms` : 'the picture process ended'
    throw new PictureRefusal(detail, { cause })
  }
}

/** What the process says next; rejects when it ends instead, or when the signal fires. */
async function nextMessage(child: ChildProcess, signal: AbortSignal): Promise<EncoderMessage> {
  const gone = new AbortController()
  const onExit = () => gone.abort()
  child.once('exit', onExit)
  try {
    const [message] = await once(child, 'message', { signal: AbortSignal.any([signal, gone.signal]) })
    return message as EncoderMessage
  } finally {
    child.off('exit', onExit)
  }
}
