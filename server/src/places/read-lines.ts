import { createReadStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

/**
 * The lines of a large file of text, some at a time. Between the parts other work of the node has its turn, so that
 * reading holds no request up.
 */
export async function* readLines(file: URL): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines
    await setImmediate()
  }
  if (rest !== '') yield [rest]
}
