import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EncoderMessage, EncodeRequest } from './encoder-process.ts'
import { PictureRefusal } from './picture-refusal.ts'
import type { EncodedPicture, PictureKind } from './reencode.ts'

const program = fileURLToPath(new URL('encoder-process.ts', import.meta.url))
const startWithinMs = 20_000
const encodeWithinMs = 4_000

/**
 * Re-encodes an untrusted picture in its own process, because native decoders can't be interrupted and a hostile SVG
 * can keep one busy for minutes. The process handles one picture and has no settings or secrets. Rejects with a
 * `PictureRefusal` if the picture is at fault, takes longer than `withinMs`, or the signal fires during decoding.
 */
export async function encodePicture(
  bytes: Uint8Array,
  kind: PictureKind,
  signal: AbortSignal,
  withinMs = encodeWithinMs,
): Promise<EncodedPicture> {
  const child = fork(program, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // A request that can't be sent shows up as a missing answer.
  child.on('error', () => {})
  try {
    await waitUntilReady(child, signal)
    const answer = await ask(child, { bytes, kind }, withinMs, signal)
    if ('refused' in answer) throw new PictureRefusal(answer.refused)
    return answer
  } finally {
    child.kill('SIGKILL')
  }
}

async function waitUntilReady(child: ChildProcess, signal: AbortSignal): Promise<void> {
  try {
    await nextMessage(child, AbortSignal.any([signal, AbortSignal.timeout(startWithinMs)]))
  } catch (cause) {
    throw new Error('The picture process did not start', { cause })
  }
}

type Answer = Exclude<EncoderMessage, 'ready'>

async function ask(
  child: ChildProcess,
  request: EncodeRequest,
  withinMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  const late = AbortSignal.timeout(withinMs)
  try {
    child.send(request)
    return (await nextMessage(child, AbortSignal.any([signal, late]))) as Answer
  } catch (cause) {
    const detail = late.aborted ? `took more than ${withinMs} ms` : 'the picture process ended'
    throw new PictureRefusal(detail, { cause, mayPass: late.aborted })
  }
}

/** The next message of the process; rejects if it ends first or the signal fires. */
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
