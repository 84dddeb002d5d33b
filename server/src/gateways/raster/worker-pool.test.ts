import { afterAll, expect, test } from 'vitest'
import { createWorkerPool } from './worker-pool.ts'

// What a thread does with its task, as the worst of programs would.
const program = `
  import { parentPort } from 'node:worker_threads'
  const deeds = {
    answer: () => parentPort.postMessage('done'),
    exit: () => process.exit(1),
    throw: () => { throw new Error('broke') },
    reject: () => Promise.reject(new Error('broke later')),
    memory: () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())) },
    loop: () => { for (;;); },
  }
  parentPort.on('message', (task) => void deeds[task]())
`
const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
const pool = createWorkerPool<string, string>(url, 2)
afterAll(() => pool.close())
const never = new AbortController().signal

test.each([
  ['exit', 'the thread ended before its answer'],
  ['throw', 'broke'],
  ['reject', 'broke later'],
  ['memory', 'reaching memory limit'],
])('a thread that ends by %s loses its task alone', async (ending, reason) => {
  const lost = pool.run(ending, never)
  const beside = pool.run('answer', never)
  await expect(lost).rejects.toThrow(reason)
  expect(await beside).toBe('done')
  expect(await Promise.all(['answer', 'answer', 'answer'].map((task) => pool.run(task, never)))).toEqual(
    Array(3).fill('done'),
  )
})

test('a thread that never ends is given up, and its place is free again', async () => {
  const narrow = createWorkerPool<string, string>(url, 1)
  await expect(narrow.run('loop', AbortSignal.timeout(300))).rejects.toThrow('aborted')
  expect(await narrow.run('answer', never)).toBe('done')
  await narrow.close()
})
