import { createReadStream } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

/**
 * The lines of a large text file, in batches. Other work of the node runs between them, so that no request waits for
 * the reading.
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
