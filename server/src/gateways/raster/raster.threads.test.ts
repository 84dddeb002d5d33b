import { afterAll, expect, test } from 'vitest'
import { createResvgRaster } from './raster.resvg.ts'
import { draw, never, request, text } from './test-drawing.ts'

const raster = createResvgRaster()
afterAll(() => raster.close())

// Many layers that shine through each other keep the renderer busy.
const slow = request(
  Array.from({ length: 9 }, (_, index) => ({
    ...text,
    id: `${index}`,
    opacity: 0.5,
    text: 'Wait a while',
    rotation: index,
  })),
  { width: 1700 },
)

test('the event loop runs on while a picture is drawn', async () => {
  await draw(raster, request([text]))
  const started = performance.now()
  let [last, longest] = [started, 0]
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 5)
  const answer = await raster.render(slow, never)
  clearInterval(timer)
  const whole = performance.now() - started
  expect(answer.kind).toBe('rendered')
  // In this thread it would be one gap as long as the drawing.
  expect(whole).toBeGreaterThan(100)
  expect(longest).toBeLessThan(whole / 2)
})

test('a caller who gives up is answered at once, and others are still served', async () => {
  const started = performance.now()
  const whole = raster.render(slow, never).then(() => performance.now() - started)
  const aborted = await raster.render(slow, AbortSignal.timeout(50))
  const waited = performance.now() - started
  expect(aborted).toMatchObject({ kind: 'refused', reason: 'aborted' })
  expect((await draw(raster, request([text]))).pixel(399, 399)).toBe('#123142')
  expect(waited).toBeLessThan(await whole)
})

test('a caller who gave up before asks nothing', async () => {
  expect(await raster.render(request([text]), AbortSignal.abort())).toMatchObject({ reason: 'aborted' })
})

test('what takes too long is refused', async () => {
  const hasty = createResvgRaster({ threads: 1, timeoutMs: 60 })
  expect(await hasty.render(slow, never)).toMatchObject({ kind: 'refused', reason: 'timeout' })
  await hasty.close()
})

test('more pictures than threads wait their turn, and one may leave the line', async () => {
  const narrow = createResvgRaster({ threads: 1 })
  const first = narrow.render(slow, never)
  const leaving = narrow.render(request([text]), AbortSignal.timeout(30))
  const third = narrow.render(request([text]), never)
  expect(await leaving).toMatchObject({ reason: 'aborted' })
  expect([(await first).kind, (await third).kind]).toEqual(['rendered', 'rendered'])
  await narrow.close()
})

test('closing ends what runs', async () => {
  const closed = createResvgRaster()
  const running = closed.render(slow, never)
  await closed.close()
  expect(await running).toMatchObject({ kind: 'refused', reason: 'aborted' })
})
