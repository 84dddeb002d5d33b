import { expect, it, vi } from 'vitest'
import { openPresses } from './presses.ts'

const open = () => {
  const presses = openPresses<string, string>()
  const onAnswer = vi.fn()
  const start = (input: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    return { done: presses.start(input, () => promise, onAnswer), resolve, reject }
  }
  return { presses, onAnswer, start }
}

it('shows a press, then its answer', async () => {
  const { presses, onAnswer, start } = open()
  const onChange = vi.fn()
  const stop = presses.subscribe(onChange)
  const press = start('lamp')
  expect(presses.getLast()).toEqual({ input: 'lamp', answer: null })
  press.resolve('found')
  expect(await press.done).toBe('found')
  expect(presses.getLast()).toEqual({ input: 'lamp', answer: { result: 'found' } })
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('found', 'lamp', expect.any(Function))
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  presses.forget()
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('drops the answer to an earlier press, whenever it comes', async () => {
  const { presses, onAnswer, start } = open()
  const [first, second] = [start('lamp'), start('glass')]
  second.resolve('glass found')
  await second.done
  first.resolve('lamp found')
  expect(await first.done).toBe('lamp found')
  expect(presses.getLast()).toEqual({ input: 'glass', answer: { result: 'glass found' } })
  expect(onAnswer).toHaveBeenCalledOnce()
})

it('drops an answer that nobody waits for any more', async () => {
  const { presses, onAnswer, start } = open()
  const press = start('lamp')
  presses.forget()
  press.resolve('found')
  await press.done
  expect(presses.getLast()).toBeNull()
  expect(onAnswer).not.toHaveBeenCalled()
})

it('waits for nothing after an error', async () => {
  const { presses, start } = open()
  const press = start('lamp')
  press.reject(new Error('broken'))
  await expect(press.done).rejects.toThrow('broken')
  expect(presses.getLast()).toBeNull()
})
