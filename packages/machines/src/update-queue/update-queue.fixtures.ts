import type { JsonValue } from '@aloft/domain/core/json'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { connectUpdateQueue } from './update-queue.connect.ts'
import { type BalloonUpdate, type SaveResult, updateQueueMachine } from './update-queue.machine.ts'

const ideaId = 'nightjar'
/** When the test begins. */
export const start = Date.UTC(2026, 10, 1, 9)

export type Data = Readonly<Record<string, JsonValue>>

/** A queue on a clock that only moves when told, and a server that answers when told. */
export function open() {
  const clock = new SimulatedClock()
  const sent: BalloonUpdate[] = []
  const server: Record<string, Data> = {}
  const open: { succeed: () => void; fail: () => void; refuse: () => void }[] = []
  const actor = createActor(
    updateQueueMachine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          sent.push(input)
          return new Promise<SaveResult>((resolve, reject) => {
            open.push({
              succeed: () => {
                server[input.balloonId] = { ...server[input.balloonId], ...input.data }
                resolve({ savedAt: new Date(start + clock.now()) })
              },
              fail: () => reject(new Error('no answer')),
              refuse: () => resolve({ isRefused: true }),
            })
          })
        }),
      },
    }),
    { clock },
  ).start()
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve()
  }
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settle()
  }
  const answer = async (kind: 'succeed' | 'fail' | 'refuse') => {
    open.shift()?.[kind]()
    await settle()
  }
  const change = (data: Data, balloonId = 'a') => actor.send({ type: 'CHANGE', ideaId, balloonId, data })
  const send = (type: 'RETRY' | 'FLUSH' | 'OFFLINE' | 'ONLINE') => actor.send({ type })
  const view = () => connectUpdateQueue(actor.getSnapshot())
  return { actor, answer, change, inFlight: () => open.length, pass, send, sent, server, settle, view }
}

/** An update of the test's brand. */
export const update = (data: Data, balloonId = 'a'): BalloonUpdate => ({ ideaId, balloonId, data })
