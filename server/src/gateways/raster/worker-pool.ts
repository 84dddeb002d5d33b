import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Threads that each do one task at a time; they are started on demand and do not keep the process alive. */
export interface WorkerPool<Task, Answer> {
  /**
   * Waits for a free thread and returns its answer. Rejects if the thread ends. Also rejects immediately if the signal
   * fires; the working thread is then abandoned, but native code in it may run on until it ends.
   */
  run(task: Task, signal: AbortSignal): Promise<Answer>
  close(): Promise<void>
}

// Far more than a drawing needs. If a thread needs more, the thread ends instead of the whole process.
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
    // A thread that ends at work shows up as a missing answer; an idle one is replaced on demand.
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

  // Pass the slot straight to the next task that waits.
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
    // The thread's own error is more useful than its exit, which may already be reported too.
    const isEnd = gone.signal.aborted && error instanceof Error && error.name === 'AbortError'
    throw isEnd ? gone.signal.reason : error
  } finally {
    worker.off('exit', onExit)
  }
}
