import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Threads that each do one task at a time; they are started when needed and do not keep the process alive. */
export interface WorkerPool<Task, Answer> {
  /**
   * Waits for a free thread and gives its answer. A thread that ends instead rejects; so does the signal, at once,
   * and the thread that was at work is given up: native code in it may run to its end, unheard.
   */
  run(task: Task, signal: AbortSignal): Promise<Answer>
  close(): Promise<void>
}

// Far more than a drawing needs; a thread that wants more ends, and not the whole process.
const heapMb = 512

/** A pool of at most `size` threads that run the program at `url`. */
export function createWorkerPool<Task, Answer>(url: URL, size: number): WorkerPool<Task, Answer> {
  const idle: Worker[] = []
  const all = new Set<Worker>()
  const waiting: (() => void)[] = []
  let busy = 0

  function start(): Worker {
    const worker = new Worker(url, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    // What ends a thread at work shows as a missing answer; an idle one is replaced when it is needed.
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    all.add(worker)
    return worker
  }

  async function slot(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (busy < size) {
      busy += 1
      return
    }
    const ticket = Promise.withResolvers<void>()
    const take = () => ticket.resolve()
    const leave = () => {
      const at = waiting.indexOf(take)
      if (at >= 0) waiting.splice(at, 1)
      ticket.reject(signal.reason as Error)
    }
    waiting.push(take)
    signal.addEventListener('abort', leave, { once: true })
    await ticket.promise.finally(() => signal.removeEventListener('abort', leave))
  }

  // A slot goes straight to the next in line.
  function leaveSlot(): void {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    async run(task, signal) {
      await slot(signal)
      const worker = idle.pop() ?? start()
      worker.ref()
      try {
        signal.throwIfAborted()
        worker.postMessage(task)
        const answer = await nextMessage(worker, signal)
        worker.unref()
        idle.push(worker)
        return answer as Answer
      } catch (error) {
        worker.unref()
        void worker.terminate()
        throw error
      } finally {
        leaveSlot()
      }
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

async function nextMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  const gone = new AbortController()
  const onExit = () => gone.abort(new Error('the thread ended before its answer'))
  worker.once('exit', onExit)
  try {
    const [message] = (await once(worker, 'message', { signal: AbortSignal.any([signal, gone.signal]) })) as [
      unknown,
    ]
    return message
  } catch (error) {
    // Its own error is more useful than its exit, which may be reported by then too.
    const isEnd = gone.signal.aborted && error instanceof Error && error.name === 'AbortError'
    throw isEnd ? gone.signal.reason : error
  } finally {
    worker.off('exit', onExit)
  }
}
